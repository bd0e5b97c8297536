import { isPlainClick } from '../../client/plain-click';
import { safeDecode } from '../../site/addresses/safe-decode';
import { rememberScroll } from './scroll-memory';

/** How far from its position a heading still counts as aligned, in pixels. */
const TOLERANCE = 2;
/** Upper limit for the duration of a smooth scroll in any browser, in milliseconds. */
const MAX_SCROLL_TIME = 2000;
/** Events after which the reader controls the scroll position. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The element that a hash refers to.
 *
 * @param hash with its `#`, encoded or not
 */
export function targetOfHash(hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === '') return undefined;
  return document.getElementById(id) ?? document.getElementById(safeDecode(id)) ?? undefined;
}

/** Whether an element is at the position that a link scrolls to, or as close as the end of the page allows. */
export function isAligned(target: Element): boolean {
  const { scrollHeight } = document.documentElement;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const distance = target.getBoundingClientRect().top - margin;
  if (Math.abs(distance) <= TOLERANCE) return true;
  return distance > 0 && scrollHeight - window.innerHeight - window.scrollY <= TOLERANCE;
}

let release = () => {};

/**
 * Keeps a heading aligned while content above it grows, such as late images, for browsers without scroll anchoring.
 * Ends with the reader's first action or the next call.
 *
 * @param target undefined to only end the previous call
 * @param isScrolling whether a smooth scroll to the target is about to start; alignment begins after it
 */
export function keepAligned(target?: Element, isScrolling = false): void {
  release();
  if (!target || !window.ResizeObserver) return;
  const root = document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  const observer = new ResizeObserver(() => {
    if (!target.isConnected) release();
    else if (!isAligned(target)) target.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  const settle = () => {
    delete root.dataset.smooth;
    observer.observe(document.body);
  };
  const timer = isScrolling ? setTimeout(settle, MAX_SCROLL_TIME) : undefined;
  release = () => {
    release = () => {};
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
    delete root.dataset.smooth;
  };
  for (const event of READER_EVENTS) window.addEventListener(event, () => release(), { passive: true, signal });
  if (!isScrolling) return settle();
  root.dataset.smooth = '';
  document.addEventListener('scrollend', settle, { signal });
}

/**
 * Enables smooth scrolling for clicks on links to headings of the same page; the browser does the scrolling. base.css
 * handles reduced motion.
 */
export function watchAnchors(): void {
  // Run before the link's own handler, which may set the hash.
  document.addEventListener('click', scrollSmoothly, { capture: true });
}

function scrollSmoothly(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.hash || !isPlainClick(event)) return;
  const isThisPage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  const target = isThisPage ? targetOfHash(link.hash) : undefined;
  if (!target) return;
  rememberScroll();
  keepAligned(target, true);
}
