import type { ReactNode } from 'react';
import { useText } from '../use-text';
import styles from './SearchHints.module.css';

/** What the keys do, for eyes only: assistive technology tells it of any such field. */
export function SearchHints() {
  const text = useText();
  return (
    <p className={styles.hints} aria-hidden="true">
      <Hint keys={['↑', '↓']}>{text('search.select')}</Hint>
      <Hint keys={['Enter']}>{text('search.open')}</Hint>
      <Hint keys={['Esc']}>{text('search.leave')}</Hint>
    </p>
  );
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      {children}
    </span>
  );
}
