/** Whether the dialog of search is open. */
export function isShown(dialog: HTMLDialogElement): boolean {
  // Browsers without popovers throw on the unknown pseudo-class.
  return dialog.open || (dialog.showPopover !== undefined && dialog.matches(':popover-open'));
}

/** Hides the dialog, and the browser restores the focus. */
export function hide(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (isShown(dialog)) dialog.hidePopover();
}
