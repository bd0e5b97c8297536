import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isField, isSlash, isToggle } from './hotkeys';
import { fetchPanel } from './panel-code';
import { useProvider } from './provider';
import { isShown, showCover } from './use-cover';

/** Rendered before it is opened, so that a press has nothing left to do but to show it. */
export type Stage = 'away' | 'ready' | 'open';

/**
 * Opens and closes search by button and hotkey. What it needs is fetched and rendered at the first sign
 * that a reader turns to it, and not before.
 *
 * @returns how far it is, what holds the dialog, what closes it, and what the button needs
 */
export function useOpenSearch() {
  const provider = useProvider();
  const [stage, setStage] = useState<Stage>('away');
  const dialog = useRef<HTMLDialogElement>(null);
  const warmed = useRef<unknown>(undefined);

  function warm(): void {
    startTransition(() => setStage((now) => (now === 'away' ? 'ready' : now)));
    const current = provider();
    if (warmed.current === current) return;
    warmed.current = current;
    // Each in a task of its own, after what the reader did.
    setTimeout(fetchPanel);
    // Whoever opens the dialog is told of a failure there.
    setTimeout(() => current.load?.().catch(() => {}));
  }

  function render(): void {
    if (!dialog.current) flushSync(() => setStage('ready'));
  }

  // At once, because phones show their keyboard only for a field that takes the focus during the tap.
  function open(): void {
    warm();
    render();
    if (dialog.current) showCover(dialog.current);
    startTransition(() => setStage('open'));
  }

  const close = useCallback(() => setStage('away'), []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const toggles = isToggle(event);
    const isOpen = dialog.current !== null && isShown(dialog.current);
    if (!toggles && (isOpen || !isSlash(event) || isField(event.target))) return;
    event.preventDefault();
    if (isOpen) return close();
    warm();
    // A key has time for two tasks, but not for more: the next one is meant for the field.
    leaveModals(() => {
      render();
      setTimeout(open);
    });
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), listening);
    // Whoever goes back or forward leaves the search; other ways of going lead through it.
    window.addEventListener('popstate', close, listening);
    return () => listening.abort();
  }, [close]);

  return { stage, dialog, close, button: { onClick: open, onPointerEnter: warm, onTouchStart: warm, onFocus: warm } };
}

/**
 * Closes what has taken the page out of use, such as an image shown large: a popover would be out of use below it.
 *
 * @param act is done when they have told those who listen that they are closed; where there are none, at once
 */
function leaveModals(act: () => void): void {
  const modals = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  if (modals.length === 0) return act();
  const closed = modals.map((modal) => new Promise((resolve) => modal.addEventListener('close', resolve)));
  for (const modal of modals) modal.close();
  void Promise.all(closed).then(act);
}
