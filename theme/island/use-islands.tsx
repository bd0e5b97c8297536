import { PageContext } from '@rspress/core/runtime';
import { type ComponentType, useContext, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Explorer } from '../output-explorer/OutputExplorer';

/** Island components by the `data-island` of their wrapper. */
const islands: Readonly<Record<string, ComponentType<never>>> = { explorer: Explorer };

/**
 * Hydrates each island of a static main element as its own root, with the props from `data-props`.
 *
 * @param isStatic whether the main element is static
 */
export function useIslands(isStatic: boolean): void {
  const page = useContext(PageContext);
  const hydrate = useEffectEvent((element: HTMLElement): Root => {
    const Component = islands[element.dataset.island ?? ''] as ComponentType;
    const props = JSON.parse(element.dataset.props ?? '{}') as object;
    return hydrateRoot(
      element,
      <PageContext value={page}>
        <Component {...props} />
      </PageContext>,
    );
  });

  useEffect(() => {
    if (!isStatic) return;
    let roots: Root[] = [];
    // React can't render another root inside an effect. Not later than the next task: early events are replayed after
    // it.
    const timer = setTimeout(() => {
      const elements = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
      roots = flushSync(() => elements.map(hydrate));
    });
    return () => {
      clearTimeout(timer);
      for (const root of roots) root.unmount();
    };
  }, [isStatic]);
}
