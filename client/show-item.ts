type Span = { top: number; bottom: number };

/**
 * How far a box must scroll to show an item: not at all where it is in view, else until it is in the middle.
 *
 * @param item the item's edges in the viewport, in pixels
 * @param box the edges of the box in the viewport, in pixels
 */
function scrollDistance(item: Span, box: Span): number {
  if (item.top >= box.top && item.bottom <= box.bottom) return 0;
  return Math.round((item.top + item.bottom - box.top - box.bottom) / 2);
}

/**
 * Scrolls an item into view within its box, and nothing else. Even a distance of 0 ends the effect of
 * `scroll-initial-target`, which would move the box again.
 */
export function showItem(item: Element, boxSelector: string): void {
  const box = item.closest(boxSelector);
  const top = box ? scrollDistance(item.getBoundingClientRect(), box.getBoundingClientRect()) : 0;
  box?.scrollBy({ top, behavior: 'instant' });
}
