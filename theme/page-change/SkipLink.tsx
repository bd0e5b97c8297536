import type { MouseEvent } from 'react';
import { useText } from '../use-text';
import styles from './PageChange.module.css';
import { MAIN_ID } from './page-name';

/** Skips the navigation; visible only while focused. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={styles.skipLink} href={`#${MAIN_ID}`} onClick={focusMain}>
      {text('skipLink')}
    </a>
  );
}

/** Focuses the main element without replacing the URL's hash. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.focus();
}
