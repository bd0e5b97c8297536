import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Follows a popover that is a column of the page where there is room for it. The browser opens it,
 * closes it by Escape or a click beside it, and returns focus; without a script too. What it leaves
 * open closes here: when the page or hash changes, when focus goes elsewhere, and when the window
 * becomes wide enough for the column.
 *
 * @param column the media query under which the popover is a column
 * @returns whether it is open, for its button's `aria-expanded`
 */
export function usePopover(popover: RefObject<HTMLElement | null>, column: string): boolean {
  const [open, setOpen] = useState(false);
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const follow = () => setOpen(element.matches(':popover-open'));
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [popover]);

  // What a reader opened before the page worked stays open.
  const shownAddress = useRef(pathname + hash);
  useEffect(() => {
    if (shownAddress.current === pathname + hash) return;
    shownAddress.current = pathname + hash;
    closePopover(popover.current);
  }, [popover, pathname, hash]);

  useEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const media = window.matchMedia(column);
    const closeInColumn = () => media.matches && closePopover(element);
    const closeUnlessInside = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`[popovertarget="${element.id}"]`);
      if (!button && target instanceof Node && !element.contains(target)) closePopover(element);
    };
    media.addEventListener('change', closeInColumn);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      media.removeEventListener('change', closeInColumn);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, [open, popover, column]);

  return open;
}

function closePopover(element: HTMLElement | null): void {
  if (element?.matches(':popover-open')) element.hidePopover();
}
