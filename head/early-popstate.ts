/**
 * Reloads when back or forward changes the address before the application listens: the browser keeps the document
 * for entries that it made for it, and nobody would change the page. It may do so before this script runs, so the
 * address is compared with the one that the browser loaded. Runs in the head as source text, so it has no imports.
 *
 * @param readyEvent dispatched on `window` once the application listens
 */
export function handleEarlyPopstate(readyEvent: string): void {
  let loaded = performance.getEntriesByType?.('navigation')[0]?.name as string;
  function reload(event: Event): void {
    // Some browsers name the entry by a word, and some have none.
    if (!/:/.test(loaded) || location.href.split('#')[0] === loaded.split('#')[0]) return;
    // An application that has just started would load the page, and not show it.
    event.stopImmediatePropagation();
    // Offline the text stays, until the application is there (`theme/navigation/watch-history.ts`).
    if (navigator.onLine) location.reload();
  }

  addEventListener('popstate', reload, true);
  addEventListener('load', reload, true);
  addEventListener(readyEvent, () => (loaded = ''));
}
