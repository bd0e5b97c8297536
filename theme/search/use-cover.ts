import { type MouseEvent, type PointerEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../scroll-lock/lock-scroll';
import { followKeyboard } from './follow-keyboard';
import { keepFocus } from './keep-focus';

/**
 * Has a dialog cover the page while it is open. It is a popover: a modal takes the rest of the page out of
 * use, which has the browser style each of its elements anew, and that takes long on long pages. As with a
 * modal, the focus stays in it and is given back, nothing behind it is pressed, and Escape or a press beside
 * it closes it.
 *
 * @param onClose makes it open no more
 * @returns what the dialog needs; its `::before` has to cover the window
 */
export function useCover(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    const undo = [soon(() => followKeyboard(element)), soon(() => lockScroll(element)), show(element)];
    return () => {
      for (const act of undo) act();
    };
  }, [isOpen]);

  const cover = {
    ref,
    popover: 'auto' as const,
    'aria-modal': true,
    // The browser tells of it before it closes; a hotkey between that and its `toggle` would not know.
    onBeforeToggle: ({ target, newState }: ToggleEvent) => {
      if (target === ref.current && newState === 'closed' && !ref.current.open) onClose();
    },
    // Where it is a modal after all, which gives the focus back between the two.
    onClose,
    // A selection that begins inside and ends beside is no click beside.
    onPointerDown: ({ target }: PointerEvent) => {
      pressedBeside.current = target === ref.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && pressedBeside.current) onClose();
    },
  };
  return cover;
}

/**
 * Does in a task of its own what has the browser look through the whole page, which holds up no one there.
 *
 * @param act returns what undoes it
 * @returns what undoes it, done or not
 */
function soon(act: () => () => void): () => void {
  let undo = () => {};
  const timer = setTimeout(() => (undo = act()));
  return () => {
    clearTimeout(timer);
    undo();
  };
}

/** @returns what hides it, before it leaves the page, and gives the focus back */
function show(element: HTMLDialogElement): () => void {
  if (!element.showPopover) {
    element.showModal();
    return () => element.close();
  }
  const before = document.activeElement;
  element.showPopover();
  const release = keepFocus(element);
  return () => {
    release();
    element.hidePopover();
    // The browser gives back no focus that a press has taken from the dialog.
    if (document.activeElement === document.body) (before as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
