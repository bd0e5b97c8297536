import { NavigationType, useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { restoreFolds } from '../../document/fold';
import { targetOfHash } from './anchors';
import { disableScrollRestoration, enterEntry, takeFreshAnchor } from './scroll-memory';

/**
 * Scrolls after a navigation: to the stored position on back and forward, to the heading for a hash, else to the top.
 * The browser scrolls the first page.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  // A page's data may arrive one render after its path, and it changes the layout.
  const { page } = usePage();
  const shown = useRef<{ location: typeof location; routePath: string }>(undefined);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { location, routePath: page.routePath };
    // Rspress fetches the first page's data twice.
    if (last?.location === location && last.routePath === page.routePath) return;
    const before = enterEntry();
    const target = targetOfHash(window.location.hash);
    // The document has opened them, and the reader may have closed them since.
    if (!last) return disableScrollRestoration();
    restoreFolds(target);
    if (takeFreshAnchor()) return;
    if (before !== undefined && navigationType === NavigationType.Pop) scrollTo(before);
    else if (target) target.scrollIntoView({ behavior: 'instant', block: 'start' });
    else scrollTo(0);
  }, [location, page, navigationType]);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Replaced by `useScrollReset`, which also works for client-side navigation. */
export function useScrollAfterNav(): void {}
