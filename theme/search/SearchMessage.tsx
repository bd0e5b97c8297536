import type { ReactNode } from 'react';
import { RSLIB_REPOSITORY } from '../../shared/rslib-repository';
import { action } from '../action';
import { useText } from '../use-text';
import type { SessionState } from './create-session';
import styles from './SearchMessage.module.css';

/** Offers to search again. Before the application starts, `document/actions.ts` handles the button. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.notice}>
      <p>{text('search.failed')}</p>
      <button type="button" className={styles.retry} onClick={onRetry} {...action('retry-search')}>
        {text('search.retry')}
      </button>
    </div>
  );
}

/** What GitHub accepts as a title, in characters. */
const LONGEST_TITLE = 256;

/** Leads to a new issue whose title is the message that no page has. */
function AskMaintainers({ message }: { message: string }) {
  const text = useText();
  const title = [...message].slice(0, LONGEST_TITLE).join('');
  return (
    <a
      className={styles.ask}
      href={`${RSLIB_REPOSITORY}/issues/new?${new URLSearchParams({ title })}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text('search.ask')}
    </a>
  );
}

type Props = SessionState & { onRetry: () => void };

/** The status of the search, as a live region. */
export function SearchMessage(props: Props) {
  return (
    <div role="status">
      <StatusText {...props} />
    </div>
  );
}

function StatusText({ status, asked, answered, hits, isUnknownMessage, hasMore, onRetry }: Props): ReactNode {
  const text = useText();
  if (status === 'failed') return <SearchFailure onRetry={onRetry} />;
  if (status === 'loading') {
    return (
      <>
        {/* Readers who have not typed anything yet are not waiting. */}
        <div className={styles.loading}>
          <p className={asked === '' ? 'visually-hidden' : styles.waiting}>{text('search.loading')}</p>
        </div>
        <div className={styles.notStarted}>
          <SearchFailure onRetry={onRetry} />
        </div>
      </>
    );
  }
  if (hits.length > 0) {
    const count = text(hasMore ? 'search.countAndMore' : 'search.count', { count: hits.length });
    return (
      <>
        {isUnknownMessage && (
          <div className={styles.unknown}>
            <p>{text('search.unknownMessage')}</p>
            <AskMaintainers message={answered} />
          </div>
        )}
        <p className="visually-hidden">{count}</p>
      </>
    );
  }
  if (answered) {
    return (
      <div className={styles.notice}>
        <p>{text('search.none', { query: answered })}</p>
        <p className={styles.advice}>{text('searchSuggestedQueryText')}</p>
        {isUnknownMessage && <AskMaintainers message={answered} />}
      </div>
    );
  }
  return status === 'searching' && <p className={styles.waiting}>{text('search.searching')}</p>;
}
