import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readFilter, writeFilter } from './filter-index';

/**
 * The overview's filter. Its initial value comes from the URL, which then follows it without adding history entries.
 */
export function useFilter(): [filter: string, setFilter: (filter: string) => void] {
  const { key } = useLocation();
  // The prerendered page has no query.
  const inAddress = useSyncExternalStore(
    subscribe,
    () => readFilter(window.location.search),
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  // After a navigation, the URL wins again.
  useEffect(() => setTyped(undefined), [key]);

  function setFilter(filter: string): void {
    setTyped(filter);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeFilter(search, filter) + hash);
  }

  return [typed ?? inAddress, setFilter];
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}
