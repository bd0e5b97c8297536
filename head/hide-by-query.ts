/**
 * Hides the parts of the page that the query switches off with `navbar=0`, `sidebar=0`, `outline=0`
 * or `footer=0`, by naming them on the root element, where the styles look. It also stands in the
 * head as source text, so it may use nothing from outside.
 *
 * @param search the query of the address
 */
export function hideByQuery(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = ['navbar', 'sidebar', 'outline', 'footer'].filter((part) => query.get(part) === '0');
  document.documentElement.dataset.hidden = hidden.join(' ');
}
