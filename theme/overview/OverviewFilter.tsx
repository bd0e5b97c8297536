import { useId } from 'react';
import { useText } from '../use-text';
import styles from './Overview.module.css';

type Props = {
  filter: string;
  onFilter: (filter: string) => void;
  /** How many pages match. */
  found: number;
  /** How many pages there are. */
  all: number;
};

/** The filter field of an overview, and what it found, in a region that is read out when it changes. */
export function OverviewFilter({ filter, onFilter, found, all }: Props) {
  const text = useText();
  const id = useId();
  return (
    <search className={`rp-not-doc ${styles.filter}`}>
      <label htmlFor={id} className={styles.label}>
        {text('overview.filterNameText')}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        placeholder={text('overview.filterPlaceholderText')}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <p role="status" className={found === 0 ? styles.none : styles.count}>
        {status()}
      </p>
    </search>
  );

  function status(): string {
    if (found === 0) return `${text('overview.filterNoResultText')}: ${filter}`;
    if (filter.trim() === '') return text('overview.count', { pages: all });
    return text('overview.found', { pages: found, all });
  }
}
