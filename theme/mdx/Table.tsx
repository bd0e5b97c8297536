import { type ComponentProps, useRef } from 'react';
import { useOverflow } from '../code-block/use-overflow';
import { useText } from '../use-text';
import styles from './Table.module.css';

/** A table that scrolls sideways where it is too wide, by keyboard too. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const scrolling = overflows ? { role: 'group', tabIndex: 0, 'aria-label': text('table.name') } : {};
  return (
    <div ref={scroller} className={`rp-table-scroll-container rp-scrollbar ${styles.scroller}`} {...scrolling}>
      <table {...props} />
    </div>
  );
}

/** The empty corner of a table heads nothing. */
export function HeadCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
