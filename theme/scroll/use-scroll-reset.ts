import { NavigationType, useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { takeFreshAnchor } from './anchor-entries';
import { isAligned, keepAligned } from './keep-aligned';
import { enterEntry, restoreScrollOurselves } from './scroll-memory';
import { targetOfHash } from './target-of-hash';

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Where a reloaded document was is not where its address leads. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

function scrollFirst(before: number | undefined, target: Element | undefined): void {
  restoreScrollOurselves();
  if (before !== undefined && isReturn()) scrollTo(before);
  else if (target && isAligned(target)) keepAligned(target);
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
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const before = enterEntry();
    const target = targetOfHash(window.location.hash);
    if (isFirst.current) {
      isFirst.current = false;
      return scrollFirst(before, target);
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
