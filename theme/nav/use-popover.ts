import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer may be off an open menu, in milliseconds, such as on its way from the button to it. */
const GRACE = 200;

/**
 * What a native popover lacks to be a menu of the navigation bar: its state for assistive
 * technology, and opening while a mouse is over it. A click on the button keeps a menu that
 * hovering opened; Escape, a click elsewhere and a chosen link close it.
 *
 * @returns whether it is open (undefined until the page is alive, when the browser tells by
 *   itself), and what the wrapper, the button and the popover need
 */
export function usePopover() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const byHover = useRef(false);
  const timer = useRef(0);

  useEffect(() => {
    setOpen(panel.current?.matches(':popover-open'));
    return () => window.clearTimeout(timer.current);
  }, []);

  const wrapperProps = {
    onPointerEnter({ pointerType }: PointerEvent) {
      window.clearTimeout(timer.current);
      if (pointerType !== 'mouse' || panel.current?.matches(':popover-open')) return;
      panel.current?.showPopover();
      byHover.current = true;
    },
    onPointerLeave() {
      if (!byHover.current) return;
      timer.current = window.setTimeout(() => panel.current?.hidePopover(), GRACE);
    },
  };
  const buttonProps = {
    ref: button,
    onClick(event: MouseEvent) {
      if (byHover.current) event.preventDefault();
      byHover.current = false;
    },
  };
  const panelProps = {
    ref: panel,
    onBeforeToggle({ newState }: ToggleEvent) {
      setOpen(newState === 'open');
      if (newState === 'open') return;
      byHover.current = false;
      // The browser gives the focus back only to what had it when the menu opened.
      if (panel.current?.contains(document.activeElement)) button.current?.focus();
    },
    onClick({ target }: MouseEvent) {
      if ((target as Element).closest('a')) panel.current?.hidePopover();
    },
  };
  return { isOpen, wrapperProps, buttonProps, panelProps };
}
