import {
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '../use-text';
import { RecentSearches } from './RecentSearches';
import { ResultList } from './ResultList';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import styles from './SearchPanel.module.css';
import type { Scope } from './scopes';
import { isShown } from './use-cover';
import { usePanel } from './use-panel';

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
  const { state, query, field, list, box, scopes, more, retry, remember } = usePanel(typedBefore);

  // The field comes first; what stands below it in pieces, between which the browser can draw.
  const hasBody = useDeferredValue(isOpen, false);
  const hasRows = useDeferredValue(hasBody, false);

  // A dialog that opens gives the focus to its first field; in one that is open, this one takes over from another.
  useLayoutEffect(() => {
    const dialog = input.current?.closest('dialog');
    if (dialog && isShown(dialog)) input.current?.focus();
  }, []);

  const choose = useCallback(
    ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      remember();
      // With these the browser opens it elsewhere, and the reader may go on here.
      if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) onClose();
    },
    [remember, onClose],
  );

  /** A button of the body leaves the reader in the field. */
  function focusField({ target }: MouseEvent): void {
    if ((target as Element).closest('button')) input.current?.focus();
  }

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
          <div className={styles.body} onClickCapture={focusField}>
            <SearchMessage {...state} onRetry={retry} />
            {state.asked === '' && <RecentSearches onChoose={query.fill} />}
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
              <button type="button" className={styles.more} onClick={more}>
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

type ScopeProps = {
  scopes: readonly Scope[];
  scope: string | undefined;
  onChoose: (scope: string | undefined) => void;
};

/** Where to search: all of the site, or one of its parts. */
function ScopeChoice({ scopes, scope, onChoose }: ScopeProps) {
  const text = useText();
  const group = useId();
  if (scopes.length === 0) return null;
  const all = { name: undefined, label: text('search.everywhere') };
  return (
    <fieldset className={styles.scopes}>
      <legend className={styles.legend}>{text('search.scopes')}</legend>
      {[all, ...scopes].map(({ name, label }) => (
        <label key={name ?? ''} className={styles.scope}>
          <input type="radio" name={group} checked={scope === name} onChange={() => onChoose(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** What the keys do, for eyes only: assistive technology tells it of any such field. */
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
