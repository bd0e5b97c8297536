import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import styles from './DocFooter.module.css';

/** The end of an article: its source, its age, and the pages beside it. */
export function DocFooter() {
  return (
    <footer className={`rp-doc-footer ${styles.footer}`}>
      <div className={styles.line}>
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
