import type { ComponentProps } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './SearchField.module.css';

type Props = {
  /** What is going on, where the reader waits. */
  busy: 'loading' | 'searching' | undefined;
  input: ComponentProps<'input'>;
  onClose: () => void;
};

/** The first row of the dialog: the field, and the button that closes. */
export function SearchField({ busy, input, onClose }: Props) {
  const text = useText();
  return (
    <div className={styles.row}>
      <span className={styles.sign} data-busy={busy}>
        <Icon name="search" />
        {busy && <span role="progressbar" aria-label={text(`search.${busy}`)} className={styles.spinner} />}
      </span>
      <input
        type="text"
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
      <button type="button" className={styles.close} aria-label={text('search.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
