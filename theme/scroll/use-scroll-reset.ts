import { NavigationType, useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { takeFreshAnchor } from './anchor-entries';
import { isAligned, keepAligned } from './keep-aligned';
import { enterEntry, restoreScrollOurselves } from './scroll-memory';
import { targetOfHash } from './target-of-hash';

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The browser has scrolled, and the reader since then, perhaps: the application may come much later. */
function scrollFirst(target: Element | undefined): void {
  restoreScrollOurselves();
  if (target && isAligned(target)) keepAligned(target);
}

/**
 * Scrolls after a navigation: back and forward to where the reader was, a link with a hash to its
 * heading, any other link to the top. The first page is the browser's; its heading is only kept in place.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const how = useNavigationType();
  // The page's data may follow its address by a render, and change the layout with it.
  const { page } = usePage();
  const shown = useRef<{ location: typeof location; routePath: string }>(undefined);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { location, routePath: page.routePath };
    // Rspress fetches the data of its first page twice.
    if (last?.location === location && last.routePath === page.routePath) return;
    const before = enterEntry();
    const target = targetOfHash(window.location.hash);
    if (!last) return scrollFirst(target);
    if (takeFreshAnchor()) return;
    keepAligned();
    if (before !== undefined && how === NavigationType.Pop) scrollTo(before);
    else if (target) {
      target.scrollIntoView({ behavior: 'instant', block: 'start' });
      keepAligned(target);
    } else scrollTo(0);
  }, [location, page, how]);
}
