import { PageContext } from '@rspress/core/runtime';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { UNSAFE_LocationContext, UNSAFE_NavigationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { holdEarlyEvents, recordIn } from '../../document/early-events';
import { isNearWindow, whenNearWindow } from '../../document/near-window';
import { replayEvents } from '../../document/replay-events';
import { type FoundIsland, findIslands } from './islands';

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

/**
 * Hydrates each island of a static main element as its own root. Those that wait until they are near the window are
 * hydrated at once if they are there already, since the reader may have used them: early events are replayed next.
 *
 * @param isStatic whether the main element is static
 */
export function useIslands(isStatic: boolean): void {
  const roots = useRef(new Map<FoundIsland, Root>());
  const surround = useSurroundings();
  const hydrate = useEffectEvent((island: FoundIsland) => {
    if (!island.element.isConnected || roots.current.has(island)) return;
    roots.current.set(island, hydrateRoot(island.element, surround(island.component)));
  });

  useEffect(() => {
    if (!isStatic) return;
    const stops: (() => void)[] = [];
    // React can't render another root inside an effect. It has to be the next task: early events are replayed after it.
    const timer = setTimeout(() => {
      const islands = findIslands();
      const isLater = ({ isDeferred, element }: FoundIsland) => isDeferred && !isNearWindow(element);
      const start = async (island: FoundIsland) => {
        // Without its code, the part stays as it was served.
        if (island.load) await island.load().then(() => flushSync(() => hydrate(island)), console.error);
        else hydrate(island);
      };
      const now = islands.filter((island) => !isLater(island));
      flushSync(() => now.filter(({ load }) => !load).forEach(hydrate));
      for (const island of now) if (island.load) holdEarlyEvents(start(island));
      for (const island of islands.filter(isLater)) {
        const stopRecording = recordIn(island.element);
        const startLater = () => start(island).then(() => replayEvents(stopRecording()));
        stops.push(whenNearWindow(island.element, () => void startLater()));
      }
    });
    const mounted = roots.current;
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const root of mounted.values()) root.unmount();
      mounted.clear();
    };
  }, [isStatic]);

  // With a new query or hash, for example.
  useEffect(() => {
    for (const [{ component }, root] of roots.current) root.render(surround(component));
  });
}
