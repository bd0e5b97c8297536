import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './RecentSearches.module.css';

type Props = {
  recent: readonly string[];
  onChoose: (query: string) => void;
  onForget: (query: string) => void;
  onForgetAll: () => void;
};

/** What the reader searched for before, to search again or to forget. */
export function RecentSearches({ recent, onChoose, onForget, onForgetAll }: Props) {
  const text = useText();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={text('search.recent')}>
      <div className={styles.head}>
        <p aria-hidden="true" className={styles.title}>
          {text('search.recent')}
        </p>
        <button type="button" className={styles.all} onClick={onForgetAll}>
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
              onClick={() => onForget(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
