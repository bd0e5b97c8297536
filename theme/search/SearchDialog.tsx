import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../use-text';
import { fetchPanel, panelCode } from './panel-code';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import { useModal } from './use-modal';

const onServer = panelCode.read();

/** The dialog of search: a modal of the browser, with a field at once and whatever else is here yet. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const dialog = useModal(isOpen, onClose);
  const early = useRef<HTMLInputElement>(null);
  const { Panel, hasFailed } = useSyncExternalStore(panelCode.subscribe, panelCode.read, () => onServer);
  // Outside the bar, which may be hidden.
  return createPortal(
    <dialog className={styles.dialog} aria-label={text('searchPlaceholderText')} {...dialog}>
      {Panel ? (
        <Panel isOpen={isOpen} typedBefore={early.current?.value ?? ''} onClose={onClose} />
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
