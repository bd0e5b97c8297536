import { useSyncExternalStore } from 'react';

/**
 * The query and the hash of the page's address as it stands, such as `?a=1#usage`.
 *
 * They are read again whenever a menu opens, since scripts may change an address without an event.
 * While the page is rendered in advance there is no address, and this is empty.
 */
export function useAddressSuffix(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
}

const events = ['popstate', 'hashchange', 'beforetoggle'] as const;

function subscribe(onChange: () => void): () => void {
  // The event of a menu that opens does not bubble, but passes the window on its way down.
  for (const event of events) window.addEventListener(event, onChange, true);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange, true);
  };
}
