import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../../document/storage';
import { Icon } from '../Icon';
import { parseList } from '../parse-list';
import { useText } from '../use-text';
import styles from './RecentSearches.module.css';

const KEY = 'recent-searches';
/** The maximum number of remembered searches. */
const LIMIT = 6;
/** Longer queries were pasted by accident and would fill the list. */
const MAX_LENGTH = 100;

/** Previous searches, to repeat or remove. */
export function RecentSearches({ onChoose }: { onChoose: (query: string) => void }) {
  const text = useText();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-label={text('search.recent')}>
      <div className={styles.head}>
        <p aria-hidden="true">{text('search.recent')}</p>
        <button type="button" className={styles.all} onClick={forgetSearches}>
          {text('search.forgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {recent.map((query) => (
          <li key={query} className={styles.item}>
            <button type="button" className={styles.query} onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={text('search.forget', { query })}
              onClick={() => forgetSearch(query)}
            >
              <Icon name="close" size={1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param stored the stored value; anything may have written it */
function parseRecent(stored: string | null): string[] {
  return parseList(stored)
    .filter((one) => typeof one === 'string')
    .slice(0, LIMIT);
}

/** @returns the searches that had results, newest first */
function useRecentSearches(): string[] {
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

const forgetSearch = (query: string) => change((recent) => recent.filter((one) => one !== query));
const forgetSearches = () => writeStored(KEY, null);

function change(toNext: (recent: string[]) => string[]): void {
  const next = toNext(parseRecent(readStored(KEY)));
  writeStored(KEY, next.length > 0 ? JSON.stringify(next) : null);
}
