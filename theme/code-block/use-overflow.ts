import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether the `pre` inside an element scrolls, so that it takes a place in the tab order only then.
 *
 * @returns true until it was measured, so that code scrolls by keyboard without script too
 */
export function useOverflow(container: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const pre = container.current?.querySelector('pre');
    // Without the observer, code keeps its place in the tab order.
    if (!pre || !window.ResizeObserver) return;
    const measure = () =>
      setOverflows(pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    if (pre.firstElementChild) observer.observe(pre.firstElementChild);
    return () => observer.disconnect();
  }, [container]);
  return overflows;
}
