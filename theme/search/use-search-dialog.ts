import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hide, isShown } from '../../client/search-dialog';
import { fetchPanel } from './panel-code';
import { useProvider } from './provider';

/**
 * Follows the dialog, which `client/open-search.ts` opens and closes. The panel's code and data are fetched, and the
 * panel is rendered, at the first sign of intent.
 *
 * @returns the dialog's ref and state, a function that closes it, and the button's handlers
 */
export function useSearchDialog() {
  const provider = useProvider();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasPanel, setHasPanel] = useState(false);
  const warmed = useRef<unknown>(undefined);

  function warm(): void {
    startTransition(() => setHasPanel(true));
    const current = provider();
    if (warmed.current === current) return;
    warmed.current = current;
    // Each in its own task, after the current event.
    setTimeout(fetchPanel);
    // The dialog reports failures when it opens.
    setTimeout(() => current.load?.().catch(() => {}));
  }

  const close = useCallback(() => {
    if (dialog.current) hide(dialog.current);
  }, []);

  const follow = useEffectEvent(() => {
    const isNowOpen = dialog.current !== null && isShown(dialog.current);
    if (isNowOpen) warm();
    startTransition(() => {
      setOpen(isNowOpen);
      // The next search starts afresh.
      if (!isNowOpen) setHasPanel(false);
    });
  });

  useEffect(() => {
    // It may have been opened before the application started.
    if (dialog.current && isShown(dialog.current)) follow();
    const listening = new AbortController();
    const { signal } = listening;
    // `close` is for browsers in which the dialog is a modal one.
    for (const type of ['toggle', 'close']) dialog.current?.addEventListener(type, () => follow(), { signal });
    // Close on back and forward; all other navigation starts in the dialog.
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [close]);

  return { dialog, isOpen, hasPanel, close, button: { onPointerEnter: warm, onTouchStart: warm, onFocus: warm } };
}
