import { type RefObject, useDeferredValue } from 'react';
import { useText } from '../use-text';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel';
import { useModalPopover } from './use-modal-popover';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  isWanted: boolean;
  /** The number of previous searches; each starts afresh. */
  searches: number;
  close: () => void;
};

/** The search dialog. It is part of every document, so that readers can type before the application starts. */
export function SearchDialog({ ref, isOpen, isWanted, searches, close }: Props) {
  const text = useText();
  const modal = useModalPopover(ref, isOpen);
  // Deferred, so that opening the dialog does not render the panel again at once.
  const hasOpened = useDeferredValue(isOpen, false);
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={text('searchPlaceholderText')} data-search="" {...modal}>
      <p role="alert" className={styles.reloaded}>
        {text('search.reloaded')}
      </p>
      <SearchPanel key={searches} isOpen={hasOpened} isWanted={isWanted} onClose={close} />
    </dialog>
  );
}
