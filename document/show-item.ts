/** The sidebar, which scrolls (`theme/doc-layout/SidePanel.tsx`). */
export const SIDEBAR = '#page-sidebar';

/**
 * Scrolls an item to the center of its box unless it is visible, without scrolling the page, and aligns the box's top
 * edge with a row. Even a scroll by 0 matters: it ends `scroll-initial-target`, which would move the box again.
 */
export function showItem(item: Element, boxSelector: string): void {
  const box = item.closest(boxSelector);
  if (!box) return;
  const edges = box.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  const isVisible = top >= edges.top && bottom <= edges.bottom;
  const distance = isVisible ? 0 : Math.round((top + bottom - edges.top - edges.bottom) / 2);
  box.scrollBy({ top: distance, behavior: 'instant' });
  const rows = [...box.querySelectorAll('a, summary')].map((row) => row.getBoundingClientRect());
  const cut = rows.find(({ top, bottom }) => top < edges.top && bottom > edges.top);
  if (cut) box.scrollTop += Math.floor(cut.top - edges.top);
}

/** The widths at which the sidebar and the outline are columns (`theme/doc-layout/DocLayout.module.css`). */
export const HAS_COLUMNS = '(min-width: 64.0625em)';

/**
 * Scrolls the sidebar to the current page in the first frame, and when it becomes a column: in Firefox and WebKit, a box
 * that was hidden starts at its top. Any earlier, WebKitGTK hangs: scrolling a box that was never painted puts its process
 * into an endless loop.
 */
export function showCurrentPage(): void {
  const show = () => {
    const item = document.querySelector(`${SIDEBAR} [aria-current]`);
    if (item) requestAnimationFrame(() => showItem(item, SIDEBAR));
  };
  show();
  // It is painted in the frame of the event.
  matchMedia(HAS_COLUMNS).addEventListener('change', ({ matches }) => matches && requestAnimationFrame(show));
}
