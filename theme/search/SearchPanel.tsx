import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { isPlainClick } from '../../document/plain-click';
import { isSearchOpen, searchDialog } from '../../document/search-dialog';
import { LONGEST_QUERY } from '../../search/types';
import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import { RecentSearches } from './RecentSearches';
import { ResultList } from './ResultList';
import { SearchMessage } from './SearchMessage';
import styles from './SearchPanel.module.css';
import { usePanel } from './use-panel';

type Props = {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Whether the reader is about to search; then the provider loads. */
  isWanted: boolean;
};

/** The content of the search dialog: the field and the status, and what readers see below them once it is open. */
export const SearchPanel = memo(function SearchPanel({ isOpen, isWanted }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { state, query, fieldWith, list, combobox, more, retry, remember } = usePanel(input, isWanted);

  const isListShown = isOpen && list.hits.length > 0;

  // An opening dialog focuses its field; if it is open already again, take the focus over from the previous field.
  useLayoutEffect(() => {
    if (isSearchOpen()) input.current?.focus();
  }, []);

  const choose = useCallback(
    (event: MouseEvent) => {
      remember();
      // Modified clicks open elsewhere, so keep the dialog.
      if (isPlainClick(event)) searchDialog()?.hidePopover();
    },
    [remember],
  );

  /** Returns the focus to the field after a click on a button in the body. */
  function focusField({ target }: MouseEvent): void {
    if ((target as Element).closest('button')) input.current?.focus();
  }

  return (
    <div className={styles.panel}>
      <SearchField
        busy={state.status === 'loading' || state.status === 'searching' ? state.status : undefined}
        input={{ ref: input, ...fieldWith(isListShown) }}
      />
      <div className={styles.body} onClickCapture={focusField}>
        <SearchMessage {...state} onRetry={retry} />
        {isOpen && (
          <Later>
            {state.asked === '' && <RecentSearches onChoose={query.fill} />}
            <Later>
              {isListShown && (
                <ResultList
                  id={combobox.listId}
                  list={list}
                  isBusy={state.status === 'searching'}
                  active={combobox.active}
                  idOf={combobox.idOf}
                  onChoose={choose}
                  onPoint={combobox.onPoint}
                />
              )}
            </Later>
          </Later>
        )}
        {state.hasMore && (
          <button type="button" className={styles.more} onClick={more}>
            {text('search.more')}
          </button>
        )}
      </div>
      {isOpen && (
        <Later>
          <SearchHints />
        </Later>
      )}
    </div>
  );
});

type FieldProps = {
  /** What the reader is waiting for. */
  busy: 'loading' | 'searching' | undefined;
  input: ComponentProps<'input'>;
};

/** The first row of the dialog: the field and the close button. */
function SearchField({ busy, input }: FieldProps) {
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

/**
 * Renders its children after what is around them, so that the browser can paint in between. They are not part of the
 * prerendered page.
 */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

/** Keyboard hints. Hidden from assistive technology, which explains comboboxes itself. */
function SearchHints() {
  const text = useText();
  return (
    <p className={styles.hints} aria-hidden="true">
      {(
        [
          ['↑ ↓', 'search.select'],
          ['Enter', 'search.open'],
          ['Esc', 'search.leave'],
        ] as const
      ).map(([keys, act]) => (
        <span key={keys}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {text(act)}
        </span>
      ))}
    </p>
  );
}
