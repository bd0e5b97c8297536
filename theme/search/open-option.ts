/**
 * Opens the link of a selected row.
 *
 * @param inTab in a new tab, and the dialog stays
 */
export function openOption(id: string, inTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
