import { PageContext } from '@rspress/core/runtime';
import { type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { UNSAFE_LocationContext, UNSAFE_NavigationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { isNearWindow } from '../../document/near-window';
import { notice } from './IslandNotice';
import { type FoundIsland, findIslands } from './islands';
import { keepState } from './keep-state';
import { startLater } from './start-later';

/** What components may read of the application around them: the page, its address, and the router. */
function useSurroundings(): (children: ReactNode) => ReactNode {
  const page = useContext(PageContext);
  const navigation = useContext(UNSAFE_NavigationContext);
  const location = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  return (children) => (
    <PageContext value={page}>
      <UNSAFE_NavigationContext value={navigation}>
        <UNSAFE_LocationContext value={location}>
          <UNSAFE_RouteContext value={route}>{children}</UNSAFE_RouteContext>
        </UNSAFE_LocationContext>
      </UNSAFE_NavigationContext>
    </PageContext>
  );
}

/** Before the component of an island, so that its effect runs first: those of the component read their fields. */
function Restored({ by: restore }: { by: () => void }) {
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * Hydrates each island of a static main element as its own root. Those that wait until they are near the window are
 * hydrated at once if they are there already, since the reader may have used them: early events are replayed next. Where
 * others have changed an island, React renders it anew, and it keeps what was typed, open and focused.
 *
 * @param isStatic whether the main element is static
 */
export function useIslands(isStatic: boolean): void {
  const roots = useRef(new Map<FoundIsland, { root: Root; restore: () => void }>());
  const surround = useSurroundings();
  const contentOf = ({ component }: FoundIsland, restore: () => void) =>
    surround(
      <>
        <Restored by={restore} />
        {component}
      </>,
    );
  const hydrate = useEffectEvent((island: FoundIsland) => {
    const { element } = island;
    if (!element.isConnected || roots.current.has(island)) return;
    // React would take the notice for a part of the island.
    if (notice.read()?.part === element) flushSync(() => notice.write(undefined));
    const restore = keepState(element);
    const ignore = () => {};
    const root = hydrateRoot(element, contentOf(island, restore), { onRecoverableError: ignore });
    roots.current.set(island, { root, restore });
  });

  useEffect(() => {
    if (!isStatic) return;
    const stops: (() => void)[] = [];
    // React can't render another root inside an effect. It has to be the next task: early events are replayed after it.
    const timer = setTimeout(() => {
      const islands = findIslands();
      const startsNow = ({ isDeferred, load, element }: FoundIsland) =>
        !load && !(isDeferred && !isNearWindow(element));
      flushSync(() => islands.filter(startsNow).forEach(hydrate));
      for (const island of islands.filter((one) => !startsNow(one)))
        stops.push(startLater(island, () => flushSync(() => hydrate(island))));
    });
    const mounted = roots.current;
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const { root } of mounted.values()) root.unmount();
      mounted.clear();
    };
  }, [isStatic]);

  // With a new query or hash, for example.
  useEffect(() => {
    for (const [island, { root, restore }] of roots.current) root.render(contentOf(island, restore));
  });
}
