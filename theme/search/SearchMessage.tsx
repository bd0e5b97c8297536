import type { ReactNode } from 'react';
import { useText } from '../use-text';
import type { SessionState } from './create-session';
import styles from './SearchMessage.module.css';

type Props = Pick<SessionState, 'status'> & Partial<SessionState> & { onRetry: () => void };

/** The status of the search, as a live region. */
export function SearchMessage(props: Props) {
  return (
    <div role="status">
      <Words {...props} />
    </div>
  );
}

function Words({ status, asked, answered, hits = [], hasMore, onRetry }: Props): ReactNode {
  const text = useText();
  if (status === 'failed') {
    return (
      <div className={styles.notice}>
        <p>{text('search.failed')}</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {text('search.retry')}
        </button>
      </div>
    );
  }
  // Readers who have not typed anything yet are not waiting.
  if (status === 'loading')
    return <p className={asked === '' ? styles.visuallyHidden : styles.waiting}>{text('search.loading')}</p>;
  if (hits.length > 0) {
    const count = text(hasMore ? 'search.countAndMore' : 'search.count', { count: hits.length });
    return <p className={styles.visuallyHidden}>{count}</p>;
  }
  if (answered) {
    return (
      <div className={styles.notice}>
        <p>{text('search.none', { query: answered })}</p>
        <p className={styles.advice}>{text('searchSuggestedQueryText')}</p>
      </div>
    );
  }
  return status === 'searching' && <p className={styles.waiting}>{text('search.searching')}</p>;
}
