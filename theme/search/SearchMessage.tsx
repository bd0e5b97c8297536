import type { ReactNode } from 'react';
import { useText } from '../use-text';
import type { Message } from './message-of';
import styles from './SearchMessage.module.css';

/** Says how the search stands; what changes here is read out. */
export function SearchMessage({ message, onRetry }: { message: Message; onRetry: () => void }) {
  return (
    <div role="status" className={styles.place}>
      <Words message={message} onRetry={onRetry} />
    </div>
  );
}

function Words({ message, onRetry }: { message: Message; onRetry: () => void }): ReactNode {
  const text = useText();
  switch (message.kind) {
    case 'nothing':
      return null;
    case 'loading':
    case 'searching':
      return (
        <p className={message.isQuiet ? styles.visuallyHidden : styles.waiting}>{text(`search.${message.kind}`)}</p>
      );
    case 'found':
      return (
        <p className={styles.visuallyHidden}>
          {text(message.hasMore ? 'search.countAndMore' : 'search.count', { count: message.count })}
        </p>
      );
    case 'none':
      return (
        <div className={styles.notice}>
          <p>
            {text('searchNoResultsText')} <b>"{message.query}"</b>
          </p>
          <p className={styles.advice}>{text('searchSuggestedQueryText')}</p>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.notice}>
          <p>{text('search.failed')}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {text('search.retry')}
          </button>
        </div>
      );
  }
}
