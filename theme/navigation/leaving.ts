/**
 * Where a document notes, on its root element, that the browser is loading another one in its place. The script of
 * the page for unknown addresses notes it too (`head/redirect-unknown.ts`), and may use nothing from here.
 */
const NOTE = 'leaving';

/** Whether the browser is on its way to another document, which replaces whatever is shown here until then. */
export function isLeaving(): boolean {
  return NOTE in document.documentElement.dataset;
}

/**
 * Leaves the document for another one. From here on all links are the browser's: a page that the router showed
 * meanwhile would be lost when the other document comes.
 */
export function leave(load: () => void): void {
  document.documentElement.dataset[NOTE] = '';
  addEventListener('pageshow', comeBack);
  load();
}

/** A document that comes back from the browser's cache goes on as before. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) delete document.documentElement.dataset[NOTE];
}
