import { type MouseEvent, memo, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { isPlainClick } from '../../document/plain-click';
import { isShown } from '../../document/search-dialog';
import { useText } from '../use-text';
import { RecentSearches } from './RecentSearches';
import { ResultList } from './ResultList';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import styles from './SearchPanel.module.css';
import { usePanel } from './use-panel';

type Props = {
  /** Whether the dialog is open; set after it has opened. */
  isOpen: boolean;
  /** Whether the reader is about to search; then the provider loads. */
  isWanted: boolean;
  onClose: () => void;
};

/** The content of the search dialog. Rendered before the dialog opens, and not again when it does. */
export const SearchPanel = memo(function SearchPanel({ isOpen, isWanted, onClose }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { state, query, fieldWith, list, combobox, more, retry, remember } = usePanel(input, isWanted);

  // The field renders first and the rest in pieces, so that the browser can paint in between.
  const hasBody = useDeferredValue(isOpen, false);
  const hasRows = useDeferredValue(hasBody, false);

  const isListShown = hasRows && list.hits.length > 0;

  // An opening dialog focuses its field; if it is open already again, take the focus over from the previous field.
  useLayoutEffect(() => {
    const dialog = input.current?.closest('dialog');
    if (dialog && isShown(dialog)) input.current?.focus();
  }, []);

  const choose = useCallback(
    (event: MouseEvent) => {
      remember();
      // Modified clicks open elsewhere, so keep the dialog.
      if (isPlainClick(event)) onClose();
    },
    [remember, onClose],
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
        {hasBody && state.asked === '' && <RecentSearches onChoose={query.fill} />}
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
        {state.hasMore && (
          <button type="button" className={styles.more} onClick={more}>
            {text('search.more')}
          </button>
        )}
      </div>
      {hasBody && <SearchHints />}
    </div>
  );
});

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
