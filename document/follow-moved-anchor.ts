/**
 * Redirects from the anchor of a section that has become a page to that page, such as from `lib/format#wasm-mode` to
 * `lib/wasm#wasm-mode`. The page is named by the first word of the anchor and has to be linked in the sidebar.
 */
export function followMovedAnchor(): void {
  followHash();
  addEventListener('hashchange', followHash);
}

function followHash(): void {
  const { hash, pathname } = location;
  const name = /^#(\w+)-/.exec(hash)?.[1];
  if (!name || document.getElementById(hash.slice(1))) return;
  const page = pathname.replace(/[^/]*$/, name);
  if (page !== pathname && document.querySelector(`a[href="${page}"]`)) location.replace(page + hash);
}
