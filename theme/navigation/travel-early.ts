/**
 * Loads the address that back or forward leads to while the application is not there yet: the browser
 * takes the entries that it made for one document, changes the address alone, and nobody would change
 * the page. It stands in the head as source text, so it may use nothing from outside.
 *
 * @param readyEvent dispatched on `window` once the application listens itself
 */
export function travelEarly(readyEvent: string): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const own = location.pathname + location.search;
  const load = () => location.reload();

  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname + location.search === own) return;
      // The application, half-way there, would load a page that nobody shows.
      event.stopImmediatePropagation();
      if (navigator.onLine) load();
      else addEventListener('online', load, options);
    },
    options,
  );
  addEventListener(readyEvent, () => listening.abort());
}
