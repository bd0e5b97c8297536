import { PageContext } from '@rspress/core/runtime';
import { type ComponentType, useContext, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Explorer } from '../output-explorer/OutputExplorer';

/** The components that are islands, by the `data-island` of the elements around them. */
const islands: Readonly<Record<string, ComponentType<never>>> = { explorer: Explorer };

/**
 * Hydrates the islands of a static main part, each by itself, with the props in their `data-props`.
 *
 * @param isStatic whether the main part is one
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
    // React can't render another root in an effect. At once after it, since early events are replayed next.
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
