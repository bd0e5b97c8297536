import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isField, isSlash, isToggle } from './hotkeys';
import { fetchPanel } from './panel-code';
import { useProvider } from './use-provider';

/**
 * Opens and closes search by button and hotkey. What it needs is fetched at the first sign that a
 * reader turns to it, and not before.
 *
 * @returns whether it is open, what closes it, and what the button needs
 */
export function useOpenSearch() {
  const { pathname, search, hash } = useLocation();
  const provider = useProvider();
  const [isOpen, setOpen] = useState(false);
  const warmed = useRef<unknown>(undefined);

  function warm(): void {
    const current = provider();
    if (warmed.current === current) return;
    warmed.current = current;
    void fetchPanel();
    // Whoever opens the dialog is told of a failure there.
    current.load?.().catch(() => {});
  }

  function open(): void {
    warm();
    // At once, because phones show their keyboard only for a field that takes the focus during the tap.
    flushSync(() => setOpen(true));
  }

  const close = useCallback(() => setOpen(false), []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const toggles = isToggle(event);
    if (!toggles && (isOpen || !isSlash(event) || isField(event.target))) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => close, [pathname, search, hash, close]);

  return { isOpen, close, button: { onClick: open, onPointerEnter: warm, onTouchStart: warm, onFocus: warm } };
}
