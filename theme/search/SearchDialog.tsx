import {
  type InputEvent,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isShown } from '../../client/search-dialog';
import { useText } from '../use-text';
import { fetchPanel, panelCode } from './panel-code';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { SearchFailure } from './SearchMessage';
import { useModalPopover } from './use-modal-popover';

const serverSnapshot = panelCode.read();

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** Whether to render the panel once it has loaded. */
  hasPanel: boolean;
  onClose: () => void;
};

/** The search dialog. Its field is part of every document; the panel follows when it has loaded. */
export function SearchDialog({ ref, isOpen, hasPanel, onClose }: Props) {
  const text = useText();
  const modal = useModalPopover(ref, isOpen);
  const typedBefore = useRef('');
  const [isComposing, setComposing] = useState(false);
  const code = useSyncExternalStore(panelCode.subscribe, panelCode.read, () => serverSnapshot);
  // Render late parts in pieces, so that the browser can handle input in between.
  const { Panel, hasFailed } = useDeferredValue(code);
  // Deferred, so that opening the dialog does not render the panel again at once.
  const hasOpened = useDeferredValue(isOpen, false);

  useLayoutEffect(() => {
    ref.current?.toggleAttribute('data-failed', hasFailed);
  }, [ref, hasFailed]);

  // Keep what was typed before the application started, but nothing of an earlier search.
  useLayoutEffect(() => {
    const field = ref.current?.querySelector('input');
    if (!ref.current || !field) return;
    if (!isOpen && !isShown(ref.current)) field.value = '';
    typedBefore.current = field.value;
  }, [ref, isOpen]);

  const keep = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    typedBefore.current = currentTarget.value;
    setComposing(nativeEvent.isComposing);
  };
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={text('searchPlaceholderText')} data-search="" {...modal}>
      {hasPanel && Panel && !isComposing ? (
        <Panel isOpen={hasOpened} typedBefore={typedBefore} onClose={onClose} />
      ) : (
        <>
          <SearchField busy="loading" input={{ onInput: keep, onCompositionEnd: () => setComposing(false) }} />
          <div className={styles.waiting} role="status">
            <p className={`${styles.loading} visually-hidden`}>{text('search.loading')}</p>
            <div className={styles.failed}>
              <SearchFailure onRetry={fetchPanel} />
            </div>
          </div>
        </>
      )}
    </dialog>
  );
}
