/**
 * Reloads when back or forward changes the URL before the application listens: the browser keeps the document for
 * history entries created by `pushState`, and nothing else would update the page. That may happen before this script
 * runs, so it compares the URL with the one the document was loaded from.
 *
 * @returns a function that hands history over to the application
 */
export function handleEarlyPopstate(): () => void {
  const loaded = performance.getEntriesByType?.('navigation')[0]?.name ?? '';
  const reload = (event?: Event) => {
    // In some browsers the entry's name is not a URL, and others have no entry.
    if (!loaded.includes(':') || location.href.split('#')[0] === loaded.split('#')[0]) return;
    // Otherwise an application that has just started would fetch the page without showing it.
    event?.stopImmediatePropagation();
    location.reload();
  };
  reload();
  addEventListener('popstate', reload, true);
  return () => removeEventListener('popstate', reload, true);
}
