/**
 * A mark on the root element while the browser loads another document. The script of the 404 page sets it too
 * (`head/redirect-unknown.ts`), which can't import anything.
 */
const MARK = 'leaving';

/** Whether another document is loading, which will replace whatever is shown meanwhile. */
export function isLeavingDocument(): boolean {
  return MARK in document.documentElement.dataset;
}

/** Leaves for another document. Until it arrives, all links are the browser's. */
export function leaveDocument(load: () => void): void {
  document.documentElement.dataset[MARK] = '';
  // A document that is restored from the browser's cache continues as before.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete document.documentElement.dataset[MARK];
  });
  load();
}
