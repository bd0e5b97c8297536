/** Whether the dialog of search is open. */
export function isShown(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':popover-open');
}
