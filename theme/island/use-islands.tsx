import { PageContext } from '@rspress/core/runtime';
import { type ComponentProps, useContext, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Explorer } from '../../components/output-explorer/OutputExplorer';

/**
 * Hydrates each explorer of a static main element as its own root, with the props from `data-props`.
 *
 * @param isStatic whether the main element is static
 */
export function useIslands(isStatic: boolean): void {
  const page = useContext(PageContext);
  const hydrate = useEffectEvent((element: HTMLElement): Root => {
    const props = JSON.parse(element.dataset.props ?? '{}') as ComponentProps<typeof Explorer>;
    return hydrateRoot(
      element,
      <PageContext value={page}>
        <Explorer {...props} />
      </PageContext>,
    );
  });

  useEffect(() => {
    if (!isStatic) return;
    let roots: Root[] = [];
    // React can't render another root inside an effect. It has to be the next task: early events are replayed after it.
    const timer = setTimeout(() => {
      const elements = [...document.querySelectorAll<HTMLElement>('main [data-island=explorer]')];
      roots = flushSync(() => elements.map(hydrate));
    });
    return () => {
      clearTimeout(timer);
      for (const root of roots) root.unmount();
    };
  }, [isStatic]);
}
