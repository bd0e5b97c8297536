import { safeDecode } from '../shared/addresses/safe-decode';
import { isPlainClick } from './plain-click';

/** By then the browser has started to scroll; changing the style does not stop it. In milliseconds. */
const SCROLL_START = 100;

/**
 * Makes clicks on links to headings of the same page scroll smoothly (D-03); the browser does the scrolling, and base.css
 * handles reduced motion. With `scroll-behavior` alone, Chromium would also scroll smoothly to the hash of a URL that is
 * opened.
 */
export function smoothenJumps(): void {
  const { dataset } = document.documentElement;
  // Runs before handlers that may set the hash.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link?.hash || link.href.split('#')[0] !== location.href.split('#')[0] || !isPlainClick(event)) return;
    dataset.smooth = '';
    setTimeout(() => delete dataset.smooth, SCROLL_START);
  };
  document.addEventListener('click', onClick, true);
}

/**
 * Redirects from the anchor of a section that has moved to where it is now. If the section has become a page, such as
 * `lib/format#wasm-mode`, that page is named by the first word of the anchor and linked in the sidebar; otherwise the
 * page that the section has left links to it.
 */
export function followMovedAnchor(): void {
  followHash();
  addEventListener('hashchange', followHash);
}

function followHash(): void {
  const { hash, pathname } = location;
  if (!hash || document.getElementById(safeDecode(hash.slice(1)))) return;
  // No link ends in an empty hash.
  const page = pathname.replace(/[^/]*$/, /\w+(?=-)/.exec(hash)?.[0] ?? '#');
  const link = `a[href="${page}"], main a[href$="${CSS.escape(hash)}"]`;
  const moved = document.querySelector<HTMLAnchorElement>(link);
  if (moved && page !== pathname) location.replace(moved.pathname + hash);
}
