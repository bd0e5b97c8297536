import type { ReactNode } from 'react';
import styles from './OutputExplorer.module.css';

/** Code that scrolls by itself, so the keyboard has to reach it and a name has to say what it is. */
export function ScrollingCode({ name, children }: { name: string; children: ReactNode }) {
  return (
    <pre className={styles.code} role="group" tabIndex={0} aria-label={name}>
      <code>{children}</code>
    </pre>
  );
}
