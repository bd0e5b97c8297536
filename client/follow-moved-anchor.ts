/**
 * Leads from the anchor of a section that is a page of its own now to that page, such as from `lib/format#wasm-mode` to
 * `lib/wasm#wasm-mode`. The page is known by the first word of the anchor and by its link in the sidebar.
 */
export function followMovedAnchor(): void {
  const { hash, pathname } = location;
  const name = /^#(\w+)-/.exec(hash)?.[1];
  if (!name || document.getElementById(hash.slice(1))) return;
  const page = pathname.replace(/[^/]*$/, name);
  if (page !== pathname && document.querySelector(`a[href="${page}"]`)) location.replace(page + hash);
}
