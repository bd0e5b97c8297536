/**
 * Hides the parts of the page that `navbar=0`, `sidebar=0`, `outline=0` and `footer=0` in the query switch off: it
 * names them on the root element for the styles. Also runs in the head as source text, so it has no imports.
 */
export function hideByQuery(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = ['navbar', 'sidebar', 'outline', 'footer'].filter((part) => query.get(part) === '0');
  document.documentElement.dataset.hidden = hidden.join(' ');
}
