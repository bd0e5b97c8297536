import { PAGE_CHANGE_EVENT } from './events';
import { replaceQuery } from './replace-query';

/**
 * Filters the rows of consumer tables by the output chosen in `<select data-filter-rows>`: a row stays if it names the
 * output in inline code. The choice is kept in the URL (`?output=cjs`), so that links can carry it.
 */
export function watchRowFilter(): void {
  document.addEventListener('change', filterRows);
  addEventListener(PAGE_CHANGE_EVENT, filterRows);
  filterRows();
}

function filterRows(event?: Event): void {
  const select = document.querySelector<HTMLSelectElement>('[data-filter-rows]');
  if (!select) return;
  if (event?.target === select) replaceQuery('output', select.value);
  else select.value = new URLSearchParams(location.search).get('output') ?? '';
  for (const row of document.querySelectorAll<HTMLElement>('[data-consumers] tbody tr')) {
    const names = [...row.querySelectorAll('code')].map(({ textContent }) => textContent);
    // A value from the URL that is not an option leaves the select empty.
    row.hidden = !!select.value && !names.includes(select.value);
    if (select.value) row.closest('details')?.setAttribute('open', '');
  }
}
