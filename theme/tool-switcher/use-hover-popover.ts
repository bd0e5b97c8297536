import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long the mouse rests on the button before the popover opens: 0.1 s, as required. */
const OPEN_AFTER_MS = 100;
/** How long it may be away before it closes: time enough to cross the gap to the panel. */
const CLOSE_AFTER_MS = 200;

/**
 * Opens a native popover under a resting mouse, beside what the browser does itself through
 * `popovertarget`. What hover opened, leaving closes; a click on the button keeps it open first.
 */
export function useHoverPopover() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => panel.current?.matches(':popover-open') ?? false;

  function enter({ pointerType }: PointerEvent): void {
    clearTimeout(timer.current);
    if (pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      if (isOpen()) return;
      panel.current?.showPopover();
      openedByHover.current = true;
    }, OPEN_AFTER_MS);
  }

  function leave({ pointerType }: PointerEvent): void {
    clearTimeout(timer.current);
    if (pointerType !== 'mouse' || !openedByHover.current) return;
    timer.current = setTimeout(() => {
      if (isOpen() && !panel.current?.contains(document.activeElement)) panel.current?.hidePopover();
    }, CLOSE_AFTER_MS);
  }

  function click(event: MouseEvent): void {
    clearTimeout(timer.current);
    if (!openedByHover.current || !isOpen()) return;
    // The reader means to open what the resting mouse has just opened.
    event.preventDefault();
    openedByHover.current = false;
  }

  function keyDown({ key }: KeyboardEvent): void {
    // Where hover opened the popover the browser knows no element to return the focus to.
    if (key === 'Escape' && isOpen()) button.current?.focus();
  }

  function toggle(): void {
    if (!isOpen()) openedByHover.current = false;
  }

  return {
    button,
    panel,
    buttonProps: { onPointerEnter: enter, onPointerLeave: leave, onClick: click },
    panelProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
      onKeyDown: keyDown,
      onToggle: toggle,
    },
  };
}
