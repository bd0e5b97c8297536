import { safeDecode } from '../shared/addresses/safe-decode';

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
