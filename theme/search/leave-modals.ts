/**
 * Closes what has taken the page out of use, such as an image shown large: a popover would be out of use below it.
 *
 * @param act is done when they have told those who listen that they are closed; where there are none, at once
 */
export function leaveModals(act: () => void): void {
  const modals = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  if (modals.length === 0) return act();
  const closed = modals.map((modal) => new Promise((resolve) => modal.addEventListener('close', resolve)));
  for (const modal of modals) modal.close();
  void Promise.all(closed).then(act);
}
