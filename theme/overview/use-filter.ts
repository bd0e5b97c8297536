import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The query parameter of the filter. */
const PARAMETER = 'filter';

/** The overview's filter: read from the URL, and written to it on each change without adding history entries. */
export function useFilter(): [filter: string, setFilter: (filter: string) => void] {
  const { key } = useLocation();
  // The prerendered page has no query.
  const inAddress = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(PARAMETER) ?? '',
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  // After a navigation, the URL wins again.
  useEffect(() => setTyped(undefined), [key]);

  function setFilter(filter: string): void {
    setTyped(filter);
    const url = new URL(window.location.href);
    if (filter === '') url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, filter);
    window.history.replaceState(window.history.state, '', url);
  }

  return [typed ?? inAddress, setFilter];
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}
