/**
 * Writes the parts that the query turns off (`navbar=0`, `sidebar=0`, `outline=0`, `footer=0`, `globalUIComponents=0`) to
 * `data-hidden` on the root element, for the styles. Also inlined in the head, so it has no imports.
 */
export function hideByQuery(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'].filter(
    (part) => query.get(part) === '0',
  );
  document.documentElement.dataset.hidden = hidden.join(' ');
}
