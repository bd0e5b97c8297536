import type { MouseEvent } from 'react';
import { useText } from '../use-text';
import { MAIN_ID } from './main-id';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard, seen only while it has focus. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={styles.link} href={`#${MAIN_ID}`} onClick={focusMain}>
      {text('skipLink')}
    </a>
  );
}

/** Without this the address would name the main part from then on, and lose the heading it named. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.focus();
}
