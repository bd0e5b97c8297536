import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../../client/storage';
import { parseList } from '../parse-list';

const KEY = 'recent-searches';
/** The maximum number of remembered searches. */
const LIMIT = 6;
/** Longer queries were pasted by accident and would fill the list. */
const MAX_LENGTH = 100;

/** @param stored the stored value; anything may have written it */
export function parseRecent(stored: string | null): string[] {
  const texts = parseList(stored).filter((one) => typeof one === 'string');
  return texts.filter((one) => one.trim() !== '').slice(0, LIMIT);
}

/** @returns the searches with `query` added, newest first, without duplicates */
export function withRecent(recent: readonly string[], query: string): string[] {
  const words = query.trim();
  if (words === '' || words.length > MAX_LENGTH) return [...recent];
  return [words, ...withoutRecent(recent, words)].slice(0, LIMIT);
}

export function withoutRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((one) => one !== query);
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

export const rememberSearch = (query: string) => change((recent) => withRecent(recent, query));
export const forgetSearch = (query: string) => change((recent) => withoutRecent(recent, query));
export const forgetSearches = () => change(() => []);

function change(toNext: (recent: string[]) => string[]): void {
  const next = toNext(parseRecent(readStored(KEY)));
  writeStored(KEY, next.length > 0 ? JSON.stringify(next) : null);
}
