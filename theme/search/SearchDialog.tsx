import { useDeferredValue, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../use-text';
import { fetchPanel, panelCode } from './panel-code';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import { useCover } from './use-cover';

const onServer = panelCode.read();

/** The dialog of search, with a field at once and whatever else is here yet. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const cover = useCover(isOpen, onClose);
  const early = useRef<HTMLInputElement>(null);
  const { Panel, hasFailed } = useSyncExternalStore(panelCode.subscribe, panelCode.read, () => onServer);
  // To open renders no more than this.
  const hasOpened = useDeferredValue(isOpen, false);
  // Outside the bar, which may be hidden.
  return createPortal(
    <dialog className={styles.dialog} aria-label={text('searchPlaceholderText')} {...cover}>
      {Panel ? (
        <Panel isOpen={hasOpened} typedBefore={early.current?.value ?? ''} onClose={onClose} />
      ) : (
        <>
          <SearchField busy={hasFailed ? undefined : 'loading'} input={{ ref: early }} onClose={onClose} />
          <div className={styles.waiting}>
            <SearchMessage
              message={hasFailed ? { kind: 'failed' } : { kind: 'loading', isQuiet: false }}
              onRetry={fetchPanel}
            />
          </div>
        </>
      )}
    </dialog>,
    document.body,
  );
}
