import { type MouseEvent, type PointerEvent, type RefObject, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../lock-scroll';
import { keepFocus } from './keep-focus';

/**
 * Has a dialog cover the page while it is open. It is a popover: a modal takes the rest of the page out of
 * use, which has the browser style each of its elements anew, and that takes long on long pages. As with a
 * modal, the focus stays in it and is given back, nothing behind it is pressed, and Escape or a press beside
 * it closes it.
 *
 * @param ref the dialog, which `showCover` shows and leaving the page hides
 * @param isOpen whether it is shown, told when the browser has time
 * @param onClose takes it out of the page
 * @returns what the dialog needs; its `::before` has to cover the window
 */
export function useCover(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void) {
  const before = useRef<Element>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    const undo = [soon(() => followKeyboard(element)), soon(() => lockScroll(element)), keepFocus(element)];
    return () => {
      for (const act of undo) act();
    };
  }, [ref, isOpen]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) hide(element);
      // The browser gives back no focus that a press has taken from the dialog.
      if (document.activeElement === document.body)
        (before.current as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [ref]);

  const cover = {
    popover: 'auto' as const,
    'aria-modal': true,
    // The browser tells of it before it closes; a hotkey between that and its `toggle` would not know.
    onBeforeToggle: ({ target, newState }: ToggleEvent) => {
      if (target !== ref.current) return;
      if (newState === 'open') before.current = document.activeElement;
      else if (!ref.current.open) onClose();
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

/** Shows a dialog above the page, with the focus in its first field. */
export function showCover(element: HTMLDialogElement): void {
  if (isShown(element)) return;
  if (element.showPopover) element.showPopover();
  else element.showModal();
}

export function isShown(element: HTMLDialogElement): boolean {
  // A browser without popovers takes the name for a mistake.
  return element.open || (element.showPopover !== undefined && element.matches(':popover-open'));
}

/** Before it leaves the page, so that the browser gives the focus back. */
function hide(element: HTMLDialogElement): void {
  if (element.open) element.close();
  else if (isShown(element)) element.hidePopover();
}

/** Tells the style of an element which part of the window the keyboard of a phone leaves free. */
function followKeyboard({ style }: HTMLElement): () => void {
  const listening = new AbortController();
  function update(): void {
    const { visualViewport } = window;
    // A reader who magnifies the page sees less of it, but has no less room.
    if (!visualViewport || visualViewport.scale > 1.01) return;
    style.setProperty('--free-height', `${visualViewport.height}px`);
    style.setProperty('--free-top', `${visualViewport.offsetTop}px`);
  }
  update();
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, update, listening);
  return () => listening.abort();
}
