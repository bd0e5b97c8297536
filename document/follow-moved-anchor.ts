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
  const id = hash.slice(1);
  if (!id || document.getElementById(safeDecode(id))) return;
  const name = /^(\w+)-/.exec(id)?.[1];
  const page = pathname.replace(/[^/]*$/, name ?? '');
  if (name && page !== pathname && document.querySelector(`a[href="${page}"]`)) location.replace(page + hash);
  else {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href$="${CSS.escape(hash)}"]`);
    if (link && link.pathname !== pathname) location.replace(link.href);
  }
}
