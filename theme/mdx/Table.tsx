import type { ComponentProps } from 'react';
import { scrollable } from '../scrollable';
import { useText } from '../use-text';
import styles from './Table.module.css';

/** A table that scrolls sideways if it is too wide, also by keyboard. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  return (
    <div className={`rp-table-scroll-container rp-scrollbar ${styles.scroller}`} {...scrollable(text('table.name'))}>
      <table {...props} />
    </div>
  );
}

/** A header cell. The empty corner of a table is a `td`, because it heads nothing. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
