import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

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
  const [filter, setShown] = useState('');

  function setFilter(filter: string): void {
    setShown(filter);
    const url = new URL(window.location.href);
    if (filter === '') url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, filter);
    window.history.replaceState(window.history.state, '', url);
  }

  const adopt = useEffectEvent(() => field.current?.value && setFilter(field.current.value));
  // After each navigation, since the prerendered page has no query.
  useLayoutEffect(() => setShown(new URLSearchParams(window.location.search).get(PARAMETER) ?? ''), [key]);
  useLayoutEffect(() => void adopt(), []);

  return [filter, setFilter];
}
