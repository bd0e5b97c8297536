import { isPlainClick } from '../../document/plain-click';
import { safeDecode } from '../../shared/addresses/safe-decode';
import { rememberScroll } from './scroll-memory';

/** By then the browser has started to scroll; changing the style does not stop it. In milliseconds. */
const SCROLL_START = 100;

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
  if (!isThisPage || !targetOfHash(link.hash)) return;
  rememberScroll();
  const { dataset } = document.documentElement;
  dataset.smooth = '';
  setTimeout(() => delete dataset.smooth, SCROLL_START);
}
