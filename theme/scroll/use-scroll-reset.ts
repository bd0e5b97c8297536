import { NavigationType, useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { isAligned, keepAligned, targetOfHash } from './anchors';
import { enterEntry, restoreScrollOurselves, takeFreshAnchor } from './scroll-memory';

/**
 * Scrolls after a navigation: back and forward to the earlier position, a link with a hash to its heading, any other
 * link to the top. The browser scrolls the first page.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const how = useNavigationType();
  // The page's data may arrive a render later than its address, and changes the layout.
  const { page } = usePage();
  const shown = useRef<{ location: typeof location; routePath: string }>(undefined);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { location, routePath: page.routePath };
    // Rspress fetches the data of its first page twice.
    if (last?.location === location && last.routePath === page.routePath) return;
    const before = enterEntry();
    const target = targetOfHash(window.location.hash);
    if (!last) {
      restoreScrollOurselves();
      // The reader may have scrolled since the browser did.
      if (target && isAligned(target)) keepAligned(target);
      return;
    }
    if (takeFreshAnchor()) return;
    keepAligned();
    if (before !== undefined && how === NavigationType.Pop) scrollTo(before);
    else if (target) {
      target.scrollIntoView({ behavior: 'instant', block: 'start' });
      keepAligned(target);
    } else scrollTo(0);
  }, [location, page, how]);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Replaced by `useScrollReset`, which works on pages without a document too. */
export function useScrollAfterNav(): void {}
