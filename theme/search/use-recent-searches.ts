import { useStorageValue } from '../storage/use-storage-value';
import { parseRecent, withoutRecent, withRecent } from './recent-searches';

const KEY = 'recent-searches';

/** The searches that led somewhere, as the browser remembers them, and what changes them. */
export function useRecentSearches() {
  const [stored, store] = useStorageValue(KEY);
  const recent = parseRecent(stored);
  const keep = (searches: string[]) => store(searches.length > 0 ? JSON.stringify(searches) : null);
  return {
    recent,
    remember: (query: string) => keep(withRecent(recent, query)),
    forget: (query: string) => keep(withoutRecent(recent, query)),
    forgetAll: () => keep([]),
  };
}
