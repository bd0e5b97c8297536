import type { ReactNode } from 'react';
import styles from './Flow.module.css';

type Props = {
  /** An ordered list. A list inside an item is boxes beside each other in the item's box. */
  children: ReactNode;
  /** In one row, where there is room for it. */
  inline?: boolean;
};

/** Draws an ordered list as boxes with arrows between them. */
export function Flow({ children, inline }: Props) {
  return <div className={inline ? `${styles.flow} ${styles.inline}` : styles.flow}>{children}</div>;
}
