import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../lock-scroll';
import { trapFocus } from './trap-focus';

/**
 * Makes a popover behave like a modal dialog: focus is trapped and restored, the page behind cannot be clicked, and
 * Escape or a click outside closes it. A real modal dialog makes the rest of the page inert, for which the browser
 * restyles every element, and that is slow on long pages.
 *
 * @param isOpen whether it is open; updated at low priority
 * @returns the dialog's props; its `::before` has to cover the viewport
 */
export function useModalPopover(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    const undo = [inOwnTask(() => followKeyboard(element)), inOwnTask(() => lockScroll(element)), trapFocus(element)];
    return () => {
      for (const act of undo) act();
    };
  }, [ref, isOpen]);

  return {
    popover: 'auto' as const,
    'aria-modal': true,
    onMouseDown: (event: MouseEvent) => {
      // A selection that starts inside and ends outside is not a click outside.
      pressedOutside.current = event.target === ref.current;
      // The browser restores the focus only if it is still inside when the dialog closes.
      if (pressedOutside.current) event.preventDefault();
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && pressedOutside.current) ref.current?.hidePopover();
    },
  };
}

/**
 * Defers work that makes the browser walk the whole page to a task of its own.
 *
 * @param act returns its cleanup
 * @returns cancels the task or runs its cleanup
 */
function inOwnTask(act: () => () => void): () => void {
  let undo = () => {};
  const timer = setTimeout(() => (undo = act()));
  return () => {
    clearTimeout(timer);
    undo();
  };
}

/** Exposes the part of the viewport that an on-screen keyboard leaves free, as CSS variables. */
function followKeyboard({ style }: HTMLElement): () => void {
  const listening = new AbortController();
  function update(): void {
    const { visualViewport } = window;
    // Pinch zoom shrinks the visual viewport too, but not the available space.
    if (!visualViewport || visualViewport.scale > 1.01) return;
    style.setProperty('--free-height', `${visualViewport.height}px`);
    style.setProperty('--free-top', `${visualViewport.offsetTop}px`);
  }
  update();
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, update, listening);
  return () => listening.abort();
}
