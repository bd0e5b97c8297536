/** How far below or above the window an element may be to count as near, in pixels. */
const NEAR = 200;

/** An element without a box, such as `page-island`, is where its first child is. */
const boxOf = (element: Element): Element => element.firstElementChild ?? element;

/** Whether an element is in the window, or close to it. */
export function isNearWindow(element: Element): boolean {
  const { top, bottom } = boxOf(element).getBoundingClientRect();
  return bottom > -NEAR && top < innerHeight + NEAR;
}

/**
 * Waits until an element comes near the window.
 *
 * @returns a function that stops waiting
 */
export function whenNearWindow(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(boxOf(element));
  return () => observer.disconnect();
}
