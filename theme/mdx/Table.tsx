import { usePage } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { scrollable } from '../scrollable';
import { useText } from '../use-text';
import styles from './Table.module.css';

/** `plugins/remark-tables.ts` sets the name. */
type Props = ComponentProps<'table'> & { 'data-name'?: string };

/** A table that scrolls sideways if it is too wide, also by keyboard. Before any heading, it has the name of the page. */
export function Table({ 'data-name': name, ...props }: Props) {
  const text = useText();
  const { page } = usePage();
  const label = text('table.name', { name: name ?? page.title });
  return (
    <div className={`rp-table-scroll-container rp-scrollbar ${styles.scroller}`} {...scrollable(label)}>
      <table {...props} />
    </div>
  );
}

/** A header cell. The empty corner of a table is a `td`, because it heads nothing. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
