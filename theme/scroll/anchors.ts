import { isPlainClick } from '../../document/plain-click';
import { safeDecode } from '../../shared/addresses/safe-decode';
import { rememberScroll } from './scroll-memory';

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

/** Stores the position that back returns to before a link to a heading of the same page scrolls. */
export function watchAnchors(): void {
  // Run before the link's own handler, which may set the hash.
  document.addEventListener('click', rememberJump, { capture: true });
}

function rememberJump(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.hash || !isPlainClick(event)) return;
  const isThisPage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  if (isThisPage && targetOfHash(link.hash)) rememberScroll();
}
