/**
 * Set on the root element while the browser loads another document. `document/head/redirect-unknown.ts` sets it too and can't
 * import it.
 */
const MARK = 'leaving';

/** Whether another document is loading, which will replace the current one. */
export function isLeavingDocument(): boolean {
  return MARK in document.documentElement.dataset;
}

/** Loads another document. Until it arrives, the browser handles all links. */
export function leaveDocument(load: () => void): void {
  document.documentElement.dataset[MARK] = '';
  // A document restored from the back/forward cache continues as before.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete document.documentElement.dataset[MARK];
  });
  load();
}
