import { REQUEST_TIMEOUT } from '../shared/request-timeout';
import { readStored, writeStored } from './storage';

/** The key of what was typed when the document was reloaded, in this tab. */
const KEY = 'search-reloaded';

/** Whether this document has been reloaded for search: another time would not help. */
let isReloaded = false;

/** The dialog of search, on pages that have it; with `:popover-open`, only while it is open. */
export function searchDialog(state: ':popover-open' | '' = ''): HTMLDialogElement | null {
  return document.querySelector(`dialog[data-search]${state}`);
}

/** Whether search is open. Only its popover knows; nothing else keeps that. */
export function isSearchOpen(): boolean {
  return searchDialog(':popover-open') !== null;
}

/**
 * Reloads the document if that may give search what it lacks: the site can be reached, so that a script that never
 * arrived is stuck, or a file is gone after a release. Happens once; the next document continues the search.
 *
 * @returns false if it does not reload
 */
export async function reloadForSearch(): Promise<boolean> {
  if (isReloaded || !(await canReachSite())) return false;
  keepSearch();
  location.reload();
  return true;
}

/** Call before a reload: if search is open, the reloaded document opens it with what is typed now. */
export function keepSearch(): void {
  const dialog = searchDialog(':popover-open');
  if (!dialog) return;
  writeStored(KEY, ` ${dialog.querySelector('input')?.value ?? ''}`, 'sessionStorage');
  // Whoever closes it before the next document has arrived does not want it back there.
  dialog.addEventListener('beforetoggle', () => writeStored(KEY, null, 'sessionStorage'), { once: true });
}

/**
 * Continues a search after a reload; `data-reloaded` shows a notice in the dialog.
 *
 * @param open opens the dialog
 */
export function continueSearch(open: () => void): void {
  const kept = readStored(KEY, 'sessionStorage');
  const dialog = searchDialog();
  const field = dialog?.querySelector('input');
  if (!kept || !dialog || !field) return;
  writeStored(KEY, null, 'sessionStorage');
  isReloaded = true;
  field.value = kept.slice(1);
  dialog.dataset.reloaded = '';
  open();
  // Unlike `toggle`, this comes for each closing.
  dialog.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') delete dialog.dataset.reloaded;
  });
}

async function canReachSite(): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
