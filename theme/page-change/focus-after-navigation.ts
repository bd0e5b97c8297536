import { MAIN_ID } from './main-id';

/**
 * Moves focus to what a new page was opened for: the heading that the address names, else the main
 * part. Nothing scrolls, since the page is already where it belongs.
 *
 * @param hash the address's hash, with `#`, encoded or not
 */
export function focusAfterNavigation(hash: string): void {
  const target = namedBy(hash) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  // A heading takes focus only for this moment, so that a click into it selects text as before.
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

function namedBy(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
