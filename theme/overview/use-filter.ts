import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readFilter, writeFilter } from './filter-address';

/**
 * The overview's filter. It starts as the address says, from the first render in the browser on, and
 * the address follows it without a new entry in the history.
 *
 * @returns the filter and a function that sets it
 */
export function useFilter(): [string, (filter: string) => void] {
  const { key } = useLocation();
  // The page as built has no query, so React hydrates without one and renders again before it paints.
  const inAddress = useSyncExternalStore(
    subscribe,
    () => readFilter(window.location.search),
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  // A link or the back button brings another address; what it says holds again.
  useEffect(() => setTyped(undefined), [key]);

  function setFilter(filter: string): void {
    setTyped(filter);
    const { pathname, search, hash } = window.location;
    try {
      window.history.replaceState(window.history.state, '', pathname + writeFilter(search, filter) + hash);
    } catch {
      // Browsers limit how often an address may change; the filter works without.
    }
  }

  return [typed ?? inAddress, setFilter];
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}
