import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The query parameter of the filter. */
const PARAMETER = 'filter';

/**
 * The overview's filter: read from the URL, and written to it on each change without adding history entries.
 *
 * @param field the filter's field, in which readers may have typed before the application started
 */
export function useFilter(
  field: RefObject<HTMLInputElement | null>,
): [filter: string, setFilter: (filter: string) => void] {
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

  const adopt = useEffectEvent(() => field.current?.value && setFilter(field.current.value));
  useLayoutEffect(() => void adopt(), []);

  return [typed ?? inAddress, setFilter];
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}
