import { REQUEST_TIMEOUT } from '../shared/request-timeout';
import { continueSearch, isSearchOpen, reloadForSearch, searchDialog } from './search-dialog';
import { isStarting, startApplication } from './start-application';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Opens and closes search by hotkey, on pages that have it. */
export function watchHotkeys(): void {
  document.addEventListener('keydown', (event) => {
    const dialog = searchDialog();
    if (!dialog) return;
    // The application opens the first result once it has one.
    const { key, isComposing, target } = event;
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement && dialog.contains(target))
      dialog.dataset.entered = target.value;
    if (!isToggle(event) && (isSearchOpen() || !isSlash(event) || isField(event.target))) return;
    event.preventDefault();
    toggleSearch();
  });
  continueSearch(toggleSearch);
  watchOutside();
}

/**
 * Closes search by a click beside it. Its `::before` covers the page, so for the browser such a click is inside. A
 * selection that starts or ends in it is none.
 */
function watchOutside(): void {
  let isPressed = false;
  const isOutside = ({ target, button }: MouseEvent) => button === 0 && target === searchDialog(':popover-open');
  document.addEventListener('mousedown', (event) => {
    isPressed = isOutside(event);
    // The browser restores the focus only if it is still inside when the dialog closes.
    if (isPressed) event.preventDefault();
  });
  document.addEventListener('mouseup', (event) => {
    if (isPressed && isOutside(event)) searchDialog()?.hidePopover();
  });
}

/** Ctrl+K or Cmd+K toggles search, also while typing in a field (D-06). */
export function isToggle({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat }: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing || repeat) return false;
  // On keyboards without Latin letters, the physical key counts.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** A slash opens search, unless a field has the focus. */
export function isSlash({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing && !repeat;
}

/** Whether an element takes text input. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Opens or closes search. The dialog and its field are part of the document, so that letters typed right after the
 * hotkey arrive; the application then answers them.
 */
export function toggleSearch(): void {
  const dialog = searchDialog();
  if (!dialog) return;
  if (isSearchOpen()) return dialog.hidePopover();
  void loadSearch();
  // The focus returns to their buttons, from where search takes it.
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  closeModals(() => show(dialog));
}

/** Starts the application for the dialog. If that fails or is overdue, `data-failed` shows a message in it. */
async function loadSearch(): Promise<void> {
  const dialog = searchDialog();
  if (!dialog || hasApplication()) return;
  dialog.removeAttribute('data-failed');
  const timer = setTimeout(() => dialog.setAttribute('data-failed', ''), REQUEST_TIMEOUT);
  const hasStarted = await startApplication();
  clearTimeout(timer);
  dialog.toggleAttribute('data-failed', !hasStarted);
}

/** Tries again on demand. A script that is stuck or gone arrives with another document only. */
export async function retrySearch(): Promise<void> {
  if (hasApplication()) return;
  // The button disappears.
  searchDialog()?.querySelector('input')?.focus();
  if (isStarting() && (await reloadForSearch())) return;
  await loadSearch();
  if (searchDialog()?.hasAttribute('data-failed')) await reloadForSearch();
}

function hasApplication(): boolean {
  return document.documentElement.dataset.app !== undefined;
}

/** Synchronously: phones show their keyboard only if the field is focused during the tap. */
function show(dialog: HTMLDialogElement): void {
  dialog.showPopover();
  // A popover does not focus a field by itself.
  dialog.querySelector('input')?.focus();
}

/**
 * Closes modal dialogs, such as an enlarged image, because a popover would be inert beneath them.
 *
 * @param act called after their close events, or at once if there are none
 */
function closeModals(act: () => void): void {
  const modals = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  if (modals.length === 0) return act();
  const closed = modals.map((modal) => new Promise((resolve) => modal.addEventListener('close', resolve)));
  for (const modal of modals) modal.close();
  void Promise.all(closed).then(act);
}
