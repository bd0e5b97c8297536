import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../use-text';
import { fetchPanel, panelCode } from './panel-code';
import styles from './SearchDialog.module.css';
import { SearchMessage } from './SearchMessage';
import { useModal } from './use-modal';

const onServer = panelCode.read();

/** The dialog of search: a modal of the browser, with whatever of its content is here yet. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialog = useModal(onClose);
  const { Panel, hasFailed } = useSyncExternalStore(panelCode.subscribe, panelCode.read, () => onServer);
  // Outside the bar, which may be hidden.
  return createPortal(
    <dialog className={styles.dialog} aria-label={text('searchPlaceholderText')} {...dialog}>
      {Panel ? (
        <Panel onClose={onClose} />
      ) : (
        <div className={styles.waiting}>
          <SearchMessage
            message={hasFailed ? { kind: 'failed' } : { kind: 'loading', isQuiet: false }}
            onRetry={fetchPanel}
          />
          <button type="button" className={styles.leave} onClick={onClose}>
            {text('search.close')}
          </button>
        </div>
      )}
    </dialog>,
    document.body,
  );
}
