import { PAGE_CHANGE_EVENT } from './events';

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
  const url = new URL(location.href);
  if (event?.target === select) {
    url.searchParams.delete('output');
    if (select.value) url.searchParams.append('output', select.value);
    history.replaceState(history.state, '', url);
  } else select.value = url.searchParams.get('output') ?? '';
  for (const row of document.querySelectorAll<HTMLElement>('[data-consumers] tbody tr')) {
    const names = [...row.querySelectorAll('code')].map(({ textContent }) => textContent);
    // A value from the URL that is not an option leaves the select empty.
    row.hidden = !!select.value && !names.includes(select.value);
    if (select.value) row.closest('details')?.setAttribute('open', '');
  }
}
