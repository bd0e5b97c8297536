import { useLayoutEffect, useRef } from 'react';

/** What Tab stops at. */
const STOPS = 'a[href], button, input';
/** The error message of body-scroll-lock, which developers may search for. */
const NO_TARGET =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/**
 * Makes a popover behave like a modal dialog: focus is trapped and restored, and the page behind cannot be clicked or
 * scrolled. A real modal dialog makes the rest of the page inert, for which the browser
 * restyles every element, and that is slow on long pages.
 *
 * @param isOpen whether it is open
 * @returns the dialog's props; its `::before` has to cover the viewport
 */
export function useModalPopover(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    const undo = [inOwnTask(() => followKeyboard(element)), inOwnTask(() => lockScroll(element)), trapFocus(element)];
    return () => {
      for (const act of undo) act();
    };
  }, [isOpen]);

  return { ref, popover: 'auto' as const, 'aria-modal': true };
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

/**
 * Traps the focus in an element that covers the page: Tab wraps around, and other focus changes, as by the browser's
 * find-in-page, are reverted.
 *
 * @returns a function that releases the focus
 */
function trapFocus(element: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key !== 'Tab' || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    const stops = stopsIn(element);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = shiftKey ? stops.at(Math.max(at, 0) - 1) : stops[(at + 1) % stops.length];
    next?.focus();
  }

  function onFocus({ target, relatedTarget }: FocusEvent): void {
    if (element.contains(target as Node)) return;
    const before = element.contains(relatedTarget as Node | null)
      ? (relatedTarget as HTMLElement)
      : stopsIn(element)[0];
    before?.focus();
  }

  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  return () => listening.abort();
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(STOPS)];
  return all.filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
}

/** iPads since iPadOS 13 identify as Macs, which have no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Prevents the page behind an open dialog from scrolling.
 *
 * @param target the element that may still scroll; required on iOS
 * @returns a function that unlocks
 */
export function lockScroll(
  target: Element | null | undefined,
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): () => void {
  if (!target && isIos(browser)) {
    console.error(NO_TARGET);
    return () => {};
  }
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // Keep the space of a classic scrollbar, or the page would shift sideways.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
