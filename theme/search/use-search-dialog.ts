import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isShown } from '../../document/search-dialog';

/**
 * Follows the dialog, which `document/open-search.ts` opens and closes.
 *
 * @returns the dialog's ref and state, a function that closes it, and the button's handlers
 */
export function useSearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [searches, setSearches] = useState(0);

  const warm = () => startTransition(() => setWanted(true));

  const close = useCallback(() => dialog.current?.hidePopover(), []);

  const follow = useEffectEvent(() => {
    if (dialog.current && isShown(dialog.current)) {
      return startTransition(() => {
        setWanted(true);
        setOpen(true);
      });
    }
    // At once, so that no later key or wheel meets what was open.
    setWanted(false);
    setOpen(false);
    setSearches((number) => number + 1);
  });

  useEffect(() => {
    // It may have been opened before the application started.
    if (dialog.current && isShown(dialog.current)) follow();
    const listening = new AbortController();
    const { signal } = listening;
    dialog.current?.addEventListener('toggle', () => follow(), { signal });
    // Close on back and forward; all other navigation starts in the dialog.
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [close]);

  const button = { onPointerEnter: warm, onTouchStart: warm, onFocus: warm };
  return { dialog, isOpen, isWanted, searches, close, button };
}
