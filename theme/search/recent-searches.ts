import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../../document/storage';
import { parseList } from '../parse-list';

const KEY = 'recent-searches';
/** The maximum number of remembered searches. */
const LIMIT = 6;
/** Longer queries were pasted by accident and would fill the list. */
const MAX_LENGTH = 100;

/** @param stored the stored value; anything may have written it */
export function parseRecent(stored: string | null): string[] {
  return parseList(stored)
    .filter((one) => typeof one === 'string')
    .slice(0, LIMIT);
}

/** @returns the searches that had results, newest first */
export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(
    subscribeStored,
    () => readStored(KEY),
    () => null,
  );
  return useMemo(() => parseRecent(stored), [stored]);
}

/** Puts a search before all others. */
export function rememberSearch(query: string): void {
  if (query.length <= MAX_LENGTH) change((recent) => [query, ...recent.filter((one) => one !== query)]);
}

export const forgetSearch = (query: string) => change((recent) => recent.filter((one) => one !== query));
export const forgetSearches = () => writeStored(KEY, null);

function change(toNext: (recent: string[]) => string[]): void {
  const next = toNext(parseRecent(readStored(KEY)));
  writeStored(KEY, next.length > 0 ? JSON.stringify(next) : null);
}
