import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../scroll-lock/lock-scroll';

/**
 * Shows a dialog as a modal while it is open. The browser keeps the focus in it, gives
 * it back, and closes it at Escape; a press beside it closes it too.
 *
 * @param onClose makes it open no more
 * @returns what the dialog needs
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    // What reads the layout or changes the page comes first: to show the dialog is dear, and done once.
    const unfollow = followKeyboard(element);
    const unlock = lockScroll(element);
    element.showModal();
    return () => {
      unfollow();
      unlock();
      // Before it leaves the page, so that the browser gives the focus back.
      element.close();
    };
  }, [isOpen]);

  const dialog = {
    ref,
    // The browser tells of Escape before it closes, and of having closed later: a hotkey in between would not know.
    onCancel: ({ target }: SyntheticEvent) => {
      if (target === ref.current) onClose();
    },
    onClose,
    // A selection that begins inside and ends beside is no click beside.
    onPointerDown: ({ target }: PointerEvent) => {
      pressedBeside.current = target === ref.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && pressedBeside.current) onClose();
    },
  };
  return dialog;
}

/** Tells the style of an element which part of the window the keyboard of a phone leaves free. */
function followKeyboard(element: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => {};
  function update(): void {
    // A reader who magnifies the page sees less of it, but has no less room.
    if (!visualViewport || visualViewport.scale > 1.01) return;
    element.style.setProperty('--free-height', `${visualViewport.height}px`);
    element.style.setProperty('--free-top', `${visualViewport.offsetTop}px`);
  }
  update();
  for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, update);
  return () => {
    for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, update);
  };
}
