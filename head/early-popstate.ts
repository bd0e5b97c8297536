/**
 * Loads the address that back or forward leads to while the application is not there yet: the browser
 * takes the entries that it made for one document, changes the address alone, and nobody would change
 * the page. It may do so before this script runs, so what counts is the address that the browser noted
 * when it loaded the document. It stands in the head as source text, so it may use nothing from outside.
 *
 * @param readyEvent dispatched on `window` once the application listens itself
 */
export function holdEarlyPopstate(readyEvent: string): void {
  let own = performance.getEntriesByType?.('navigation')[0]?.name as string;
  function follow(event: Event): void {
    // Some browsers note a word, and some nothing.
    if (!/:/.test(own) || location.href.split('#')[0] === own.split('#')[0]) return;
    // The application, half-way there, would load a page that nobody shows.
    event.stopImmediatePropagation();
    // Without a network the text stays, until the application comes (`load-if-elsewhere.ts`).
    if (navigator.onLine) location.reload();
  }

  addEventListener('popstate', follow, true);
  addEventListener('load', follow, true);
  addEventListener(readyEvent, () => (own = ''));
}
