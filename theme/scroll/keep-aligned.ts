/** How far from its place a heading may be and still count as there, in pixels. */
const NEAR = 2;
/** The longest that browsers take for a smooth scroll, generously, in milliseconds. */
const LONGEST_SCROLL = 2000;
/** What a reader does to take the page into their own hands. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = () => {};

/** Whether an element is where a link to it leads, or as near as the end of the page lets it be. */
export function isAligned(target: Element): boolean {
  const { scrollHeight } = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const distance = target.getBoundingClientRect().top - padding;
  if (Math.abs(distance) <= NEAR) return true;
  return distance > 0 && scrollHeight - window.innerHeight - window.scrollY <= NEAR;
}

/**
 * Keeps a heading in its place while what is above it grows, such as images that arrive late. It
 * ends with the first thing that the reader does, or the next call.
 *
 * @param target the heading; undefined only ends the keeping of another
 * @param isMoving whether a smooth scroll to it is about to start, which is left to end first
 */
export function keepAligned(target?: Element, isMoving = false): void {
  release();
  if (!target || !window.ResizeObserver) return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (!target.isConnected) release();
    else if (!isAligned(target)) target.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  const settle = () => {
    delete root.dataset.smooth;
    observer.observe(document.body);
  };
  const timer = isMoving ? setTimeout(settle, LONGEST_SCROLL) : undefined;
  const end = () => {
    release = () => {};
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('scrollend', settle);
    for (const event of OWN_WAY) window.removeEventListener(event, end);
    delete root.dataset.smooth;
  };
  release = end;
  for (const event of OWN_WAY) window.addEventListener(event, end, { passive: true });
  if (isMoving) {
    root.dataset.smooth = '';
    document.addEventListener('scrollend', settle);
  } else settle();
}
