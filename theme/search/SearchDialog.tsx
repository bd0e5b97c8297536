import { type InputEvent, type RefObject, useDeferredValue, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../use-text';
import { fetchPanel, panelCode } from './panel-code';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import { useCover } from './use-cover';

const onServer = panelCode.read();

type Props = { ref: RefObject<HTMLDialogElement | null>; isOpen: boolean; onClose: () => void };

/** The dialog of search, with a field at once and whatever else is here yet. */
export function SearchDialog({ ref, isOpen, onClose }: Props) {
  const text = useText();
  const cover = useCover(ref, isOpen, onClose);
  const typedBefore = useRef('');
  const code = useSyncExternalStore(panelCode.subscribe, panelCode.read, () => onServer);
  // What comes late is rendered in pieces, between which the browser answers the reader.
  const { Panel, hasFailed } = useDeferredValue(code);
  // To open renders no more than this.
  const hasOpened = useDeferredValue(isOpen, false);
  const keep = ({ currentTarget }: InputEvent<HTMLInputElement>) => (typedBefore.current = currentTarget.value);
  // Outside the bar, which may be hidden.
  return createPortal(
    <dialog ref={ref} className={styles.dialog} aria-label={text('searchPlaceholderText')} {...cover}>
      {Panel ? (
        <Panel isOpen={hasOpened} typedBefore={typedBefore} onClose={onClose} />
      ) : (
        <>
          <SearchField busy={hasFailed ? undefined : 'loading'} input={{ onInput: keep }} onClose={onClose} />
          <div className={styles.waiting}>
            <SearchMessage status={hasFailed ? 'failed' : 'loading'} onRetry={fetchPanel} />
          </div>
        </>
      )}
    </dialog>,
    document.body,
  );
}
