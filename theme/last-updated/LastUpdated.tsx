import { useLang, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { useText } from '../use-text';
import { dateText } from './date-text';
import styles from './LastUpdated.module.css';

const never = () => () => {};

/**
 * When the page last changed. The built page has the date in UTC, and each reader then gets the one
 * of their own calendar; the instant itself is in the element. Nothing where the build did not know it.
 */
export function LastUpdated() {
  const text = useText();
  const lang = useLang();
  const { lastUpdatedTime } = usePage().page;
  const timeZone = useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => 'UTC',
  );
  if (!lastUpdatedTime) return null;
  return (
    <p className={styles.line}>
      {text('lastUpdatedText')} <time dateTime={lastUpdatedTime}>{dateText(lastUpdatedTime, lang, timeZone)}</time>
    </p>
  );
}
