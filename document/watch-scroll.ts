import { reducedMotion } from './reduced-motion';
import { throttle } from './timing';

/** How often the scroll direction is checked, in milliseconds (D-14, K-03). */
const INTERVAL = 200;
/** From this scroll position on, the home page's bar is opaque, in pixels (D-04). */
const OPAQUE_FROM = 100;

/** Exposes the scroll state to the styles as `data-scrolled` and `data-scrolling-down` on the root element. */
export function watchScroll(): void {
  const { dataset } = document.documentElement;
  let last = window.scrollY;
  const update = () => {
    if (window.scrollY > 0) dataset.scrolled = window.scrollY >= OPAQUE_FROM ? 'far' : '';
    else delete dataset.scrolled;
  };
  const updateDirection = throttle(() => {
    const now = window.scrollY;
    if (now > last && now > 0) dataset.scrollingDown = '';
    else if (now !== last) delete dataset.scrollingDown;
    last = now;
  }, INTERVAL);
  update();
  for (const listener of [update, updateDirection]) addEventListener('scroll', listener, { passive: true });
}

/** Scrolls to the top, where keyboard navigation continues. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion?.matches ? 'instant' : 'smooth' });
  // The focused button disappears.
  const top = document.body.firstElementChild as HTMLElement;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
  top.addEventListener('blur', () => top.removeAttribute('tabindex'), { once: true });
}
