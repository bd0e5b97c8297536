import { useSite } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import { isSearchOpen, searchDialog } from '../../document/search-dialog';
import { SearchDialog } from './Search';

/** The search dialog of a page that React has not adopted. It takes over from the one that was served. */
export function StandaloneSearch() {
  const [served] = useState(() => searchDialog());
  if (useSite().site.search === false || !served) return null;
  return (
    <>
      <Predecessor of={served} />
      <SearchDialog />
    </>
  );
}

/** Before the dialog, so that its effect runs first: those of the dialog read its field. */
function Predecessor({ of: served }: { of: HTMLDialogElement }) {
  useLayoutEffect(() => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-search]')].at(-1);
    if (dialog && dialog !== served) replaceDialog(served, dialog);
  }, [served]);
  return null;
}

/** Moves the typed text, the selection, the focus and the open state to another dialog, between two frames. */
function replaceDialog(served: HTMLDialogElement, dialog: HTMLDialogElement): void {
  const [before, after] = [served, dialog].map((one) => one.querySelector('input'));
  if (!before || !after) return;
  const { value, selectionStart, selectionEnd, selectionDirection } = before;
  const wasShown = isSearchOpen();
  served.hidePopover();
  served.remove();
  after.value = value;
  if (!wasShown) return;
  dialog.style.animation = 'none';
  dialog.showPopover();
  dialog.addEventListener('beforetoggle', () => dialog.style.removeProperty('animation'), { once: true });
  after.focus();
  after.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
