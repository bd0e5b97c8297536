import { useSite } from '@rspress/core/runtime';
import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isSearchOpen, searchDialog } from '../../document/search-dialog';
import { hotkey } from '../../document/show-hotkey';
import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './Search.module.css';
import { SearchPanel } from './SearchPanel';
import { useModalPopover } from './use-modal-popover';

/** The search button in the bar, and the dialog that it opens. */
export function Search() {
  const { search } = useSite().site;
  return search === false || import.meta.env.SSG_MD ? null : <SearchOfSite />;
}

function SearchOfSite() {
  const [isWarm, setWarm] = useState(false);
  return (
    <>
      <SearchButton onNear={() => startTransition(() => setWarm(true))} />
      <SearchDialog isWarm={isWarm} onClose={() => setWarm(false)} />
    </>
  );
}

/**
 * Its name is what is written on it (WCAG 2.5.3). Shows only its icon on phones.
 *
 * @param onNear called when the reader may be about to press it
 */
function SearchButton({ onNear }: { onNear: () => void }) {
  const text = useText();
  const keys = useSyncExternalStore(subscribeToPlatform, hotkey, () => '');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={useSearchOpen()}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={onNear}
      onTouchStart={onNear}
      onFocus={onNear}
      {...action('search')}
    >
      <Icon name="search" />
      <span className={styles.words}>{text('searchPlaceholderText')}</span>
      <span className={styles.hotkey} data-hotkey data-unmanaged suppressHydrationWarning>
        {keys}
      </span>
    </button>
  );
}

/** The platform never changes. */
const subscribeToPlatform = () => () => {};

type DialogProps = {
  /** Whether the reader may be about to search; then what searches need loads before the dialog opens. */
  isWarm?: boolean;
  onClose?: () => void;
};

/**
 * The search dialog, which `document/open-search.ts` opens and closes. It is part of every document, so that readers can
 * type before the application starts.
 */
export function SearchDialog({ isWarm = false, onClose }: DialogProps) {
  const text = useText();
  const isOpen = useSearchOpen();
  const modal = useModalPopover(isOpen);
  // The number of previous searches; each starts afresh.
  const [searches, setSearches] = useState(0);

  // One event may stand for several changes: of a dialog that is closed and opened at once, it says that it was open.
  const end = useEffectEvent(({ oldState }: ToggleEvent) => {
    if (oldState === 'closed' && isSearchOpen()) return;
    setSearches((number) => number + 1);
    onClose?.();
  });
  useEffect(() => watchToggle((event) => end(event)), []);

  // Close on back and forward; all other navigation starts in the dialog.
  useEffect(() => {
    const close = () => searchDialog()?.hidePopover();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <dialog className={styles.dialog} aria-label={text('searchPlaceholderText')} data-search="" {...modal}>
      <p role="alert" className={styles.reloaded}>
        {text('search.reloaded')}
      </p>
      <SearchPanel key={searches} isOpen={isOpen} isWanted={isOpen || isWarm} />
    </dialog>
  );
}

/** Whether search is open: React asks the popover, and keeps nothing of its own. */
function useSearchOpen(): boolean {
  return useSyncExternalStore(watchToggle, isSearchOpen, () => false);
}

/** Calls a listener after the dialog has opened or closed. */
function watchToggle(listener: (event: ToggleEvent) => void): () => void {
  const onToggle = (event: ToggleEvent) => event.target === searchDialog() && listener(event);
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}
