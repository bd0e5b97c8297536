import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { enterEntry } from '../../theme/scroll/scroll-memory';

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
  // The prerendered page has no query. Later pages are filtered at once, since their scroll position is restored.
  const [filter, setShown] = useState(useSyncExternalStore(neverChanges, filterOfAddress, () => ''));

  function setFilter(filter: string): void {
    setShown(filter);
    const url = new URL(window.location.href);
    if (filter === '') url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, filter);
    window.history.replaceState(window.history.state, '', url);
    enterEntry();
  }

  const adopt = useEffectEvent(() => field.current?.value && setFilter(field.current.value));
  useLayoutEffect(() => setShown(filterOfAddress()), [key]);
  useLayoutEffect(() => void adopt(), []);

  return [filter, setFilter];
}

const filterOfAddress = () => new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
const neverChanges = () => () => {};
