import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether something scrolls, so that it takes a place in the tab order only then.
 *
 * @param container what scrolls, or has it inside
 * @param inside selects what scrolls in the container
 * @returns true until it was measured, so that code scrolls by keyboard without script too
 */
export function useOverflow(container: RefObject<HTMLElement | null>, inside?: string): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const scroller = inside ? container.current?.querySelector(inside) : container.current;
    // Without the observer, it keeps its place in the tab order.
    if (!scroller || !window.ResizeObserver) return;
    const measure = () =>
      setOverflows(scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [container, inside]);
  return overflows;
}
