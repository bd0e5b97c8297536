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
