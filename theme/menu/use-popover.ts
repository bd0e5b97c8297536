import { type RefObject, useEffect, useState } from 'react';

/**
 * Adds to a native popover what it lacks: its state for `aria-expanded`, and closing on a click on a link, on
 * navigation, when the focus leaves it, and when the viewport gets wide enough to show the panel as a column.
 *
 * @param panel the element with the `popover` attribute
 * @returns whether it is open; undefined before hydration, when the browser exposes the state itself
 */
export function usePopover(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const update = () => setOpen(element.matches(':popover-open'));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [panel]);

  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => element.matches(':popover-open') && element.hidePopover();
    element.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), { signal });
    document.addEventListener('focusin', ({ target }) => isOutside(element, target as Element) && close(), { signal });
    window.addEventListener('popstate', close, { signal });
    window.addEventListener('resize', () => getComputedStyle(element).position !== 'fixed' && close(), { signal });
    return () => listening.abort();
  }, [isOpen, panel]);

  return isOpen;
}

function isOutside(panel: HTMLElement, target: Element): boolean {
  return !panel.contains(target) && !target.closest(`[popovertarget="${panel.id}"]`);
}
