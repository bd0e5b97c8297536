import type { ComponentProps } from 'react';
import { useText } from '../use-text';
import styles from './Table.module.css';

/** A table that scrolls sideways where it is too wide, by keyboard too. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  const scrolling = {
    role: 'group',
    tabIndex: 0,
    'aria-label': text('table.name'),
    'data-scroller': 'tabindex role aria-label',
  };
  return (
    <div className={`rp-table-scroll-container rp-scrollbar ${styles.scroller}`} {...scrolling}>
      <table {...props} />
    </div>
  );
}

/** The empty corner of a table heads nothing. */
export function HeadCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
