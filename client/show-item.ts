/** Rspress's class of the sidebar's scroll container. */
export const SIDEBAR = '.rp-doc-layout__sidebar';

type Span = { top: number; bottom: number };

/**
 * How far to scroll a box to show an item: 0 if it is visible, else the distance that centres it.
 *
 * @param item the item's edges in the viewport, in pixels
 * @param box the box's edges in the viewport, in pixels
 */
function scrollDistance(item: Span, box: Span): number {
  if (item.top >= box.top && item.bottom <= box.bottom) return 0;
  return Math.round((item.top + item.bottom - box.top - box.bottom) / 2);
}

/**
 * Scrolls an item into view within its box only, and aligns the top edge with a row. Even a scroll by 0 matters: it
 * ends `scroll-initial-target`, which would move the box again.
 */
export function showItem(item: Element, boxSelector: string): void {
  const box = item.closest(boxSelector);
  if (!box) return;
  const edges = box.getBoundingClientRect();
  box.scrollBy({ top: scrollDistance(item.getBoundingClientRect(), edges), behavior: 'instant' });
  const rows = [...box.querySelectorAll('a, button')].map((row) => row.getBoundingClientRect());
  const cut = rows.find(({ top, bottom }) => top < edges.top && bottom > edges.top);
  if (cut) box.scrollTop += Math.floor(cut.top - edges.top);
}

/**
 * Scrolls the sidebar to the current page in the first frame. Any earlier, WebKitGTK hangs: scrolling a box that was
 * never painted puts its process into an endless loop.
 */
export function showCurrentPage(): void {
  const item = document.querySelector(`${SIDEBAR} [aria-current]`);
  if (item) requestAnimationFrame(() => showItem(item, SIDEBAR));
}
