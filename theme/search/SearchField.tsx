import type { ComponentProps } from 'react';
import { LONGEST_QUERY } from '../../search/types';
import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './SearchField.module.css';

type Props = {
  /** What the reader is waiting for. */
  busy: 'loading' | 'searching' | undefined;
  input: ComponentProps<'input'>;
};

/** The first row of the dialog: the field and the close button. */
export function SearchField({ busy, input }: Props) {
  const text = useText();
  return (
    <div className={styles.row}>
      <span className={styles.sign} data-busy={busy}>
        <Icon name="search" />
        {busy && <span role="progressbar" aria-label={text(`search.${busy}`)} className={styles.spinner} />}
      </span>
      <input
        type="text"
        maxLength={LONGEST_QUERY}
        aria-label={text('searchPlaceholderText')}
        placeholder={text('searchPlaceholderText')}
        className={styles.field}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
      <button type="button" className={styles.close} aria-label={text('search.close')} {...action('search')}>
        <Icon name="close" />
      </button>
    </div>
  );
}
