import { type MouseEvent, memo, type RefObject, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useText } from '../use-text';
import { messageOf } from './message-of';
import { RecentSearches } from './RecentSearches';
import { ResultList } from './ResultList';
import { ScopeChoice } from './ScopeChoice';
import { SearchField } from './SearchField';
import { SearchHints } from './SearchHints';
import { SearchMessage } from './SearchMessage';
import styles from './SearchPanel.module.css';
import { isShown } from './use-cover';
import { usePanel } from './use-panel';
import { forgetSearch, forgetSearches } from './use-recent-searches';

export type PanelProps = {
  /** Whether the dialog is open, told after it is. */
  isOpen: boolean;
  /** What the reader has typed until this is here. */
  typedBefore: RefObject<string>;
  onClose: () => void;
};

/** What the dialog of search holds. It is rendered before the dialog opens, and not again as it does. */
export const SearchPanel = memo(function SearchPanel({ isOpen, typedBefore, onClose }: PanelProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const { state, query, field, list, box, scopes, recent, more, retry, remember } = usePanel(typedBefore);
  const hasAsked = state.asked !== '';

  // The field comes first; what stands below it in pieces, between which the browser can draw.
  const hasBody = useDeferredValue(isOpen, false);
  const hasRows = useDeferredValue(hasBody, false);

  // A dialog that opens gives the focus to its first field; in one that is open, this one takes over from another.
  useLayoutEffect(() => {
    const dialog = input.current?.closest('dialog');
    if (dialog && isShown(dialog)) input.current?.focus();
  }, []);

  /** Does something and leaves the reader in the field. */
  function focusing<Values extends unknown[]>(act: (...values: Values) => unknown) {
    return (...values: Values): void => {
      focus();
      void act(...values);
    };
  }

  const choose = useCallback(
    ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      remember();
      // With these the browser opens it elsewhere, and the reader may go on here.
      if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) onClose();
    },
    [remember, onClose],
  );

  return (
    <div className={styles.panel}>
      <SearchField
        busy={state.status === 'loading' || state.status === 'searching' ? state.status : undefined}
        onClose={onClose}
        input={{ ref: input, ...field }}
      />
      {hasBody && (
        <>
          <ScopeChoice scopes={scopes} scope={query.scope} onChoose={query.look} />
          <div className={styles.body}>
            <SearchMessage message={messageOf(state)} onRetry={focusing(retry)} />
            {!hasAsked && (
              <RecentSearches
                recent={recent}
                onChoose={focusing(query.fill)}
                onForget={focusing(forgetSearch)}
                onForgetAll={focusing(forgetSearches)}
              />
            )}
            {hasRows && list.hits.length > 0 && (
              <ResultList
                id={box.listId}
                list={list}
                isBusy={state.status === 'searching'}
                active={box.active}
                idOf={box.idOf}
                onChoose={choose}
                onPoint={box.onPoint}
              />
            )}
            {state.hasMore && (
              <button type="button" className={styles.more} onClick={focusing(more)}>
                {text('search.more')}
              </button>
            )}
          </div>
          <SearchHints />
        </>
      )}
    </div>
  );
});
