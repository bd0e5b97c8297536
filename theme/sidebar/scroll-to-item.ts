type Span = { top: number; bottom: number };

/**
 * How far a box must scroll so that an item in it is seen: not at all where it is in view, else so
 * that it stands in the middle.
 *
 * @param item the item's edges in the viewport, in pixels
 * @param box the edges of the box's visible part in the viewport, in pixels
 * @returns pixels to add to the box's scroll position
 */
export function scrollToItem(item: Span, box: Span): number {
  if (item.top >= box.top && item.bottom <= box.bottom) return 0;
  return Math.round((item.top + item.bottom - box.top - box.bottom) / 2);
}

/**
 * Scrolls the nearest scrolling box of an item, and only that box, where the item is out of view. A box
 * that was scrolled, if by nothing, also stays where it is when the browser's initial target changes.
 */
export function showItem(item: Element, boxSelector: string): void {
  const box = item.closest(boxSelector);
  const distance = box ? scrollToItem(item.getBoundingClientRect(), box.getBoundingClientRect()) : 0;
  box?.scrollBy({ top: distance, behavior: 'instant' });
}
