import type { ReactNode } from 'react';
import styles from './Consumers.module.css';

/** The results of a group of consumers. Pages write `<Consumers of="node" />`; the build inserts the table. */
export function Consumers({ children }: { of: string; children?: ReactNode }) {
  return <div className={styles.consumers}>{children}</div>;
}
