import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './RecentSearches.module.css';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches';

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
