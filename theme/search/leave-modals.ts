/**
 * Closes what has taken the page out of use, such as an image shown large: a popover would be out of use below it.
 *
 * @returns when they have told those who listen that they are closed
 */
export async function leaveModals(): Promise<void> {
  const modals = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  await Promise.all(
    modals.map((modal) => {
      const closed = new Promise((resolve) => modal.addEventListener('close', resolve, { once: true }));
      modal.close();
      return closed;
    }),
  );
}
