import { useMemo } from 'react';
import { readStored, useStorageValue, writeStored } from '../storage';
import { parseRecent, withoutRecent, withRecent } from './recent-searches';

const KEY = 'recent-searches';

/** @returns the searches that led somewhere, as the browser remembers them, the newest first */
export function useRecentSearches(): string[] {
  const [stored] = useStorageValue(KEY);
  return useMemo(() => parseRecent(stored), [stored]);
}

export const rememberSearch = (query: string) => change((recent) => withRecent(recent, query));
export const forgetSearch = (query: string) => change((recent) => withoutRecent(recent, query));
export const forgetSearches = () => change(() => []);

function change(toNext: (recent: string[]) => string[]): void {
  const next = toNext(parseRecent(readStored(KEY)));
  writeStored(KEY, next.length > 0 ? JSON.stringify(next) : null);
}
