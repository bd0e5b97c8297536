/**
 * Reloads when back or forward changes the address before the application listens: the browser keeps the document
 * for entries that it made for it, and nobody would change the page. It may have done so before this script runs, so
 * the address is compared with the one that the document was loaded from.
 *
 * @returns the function that leaves back and forward to the application
 */
export function handleEarlyPopstate(): () => void {
  const loaded = performance.getEntriesByType?.('navigation')[0]?.name ?? '';
  const reload = (event?: Event) => {
    // Some browsers name the entry by a word, and some have none.
    if (!loaded.includes(':') || location.href.split('#')[0] === loaded.split('#')[0]) return;
    // An application that has just started would load the page, and not show it.
    event?.stopImmediatePropagation();
    // Offline the text stays, until the application is there (`theme/navigation/watch-history.ts`).
    if (navigator.onLine) location.reload();
  };
  reload();
  addEventListener('popstate', reload, true);
  return () => removeEventListener('popstate', reload, true);
}
