import { reducedMotion } from '../reduced-motion';

/** Duration of the theme transition in milliseconds (S-02). */
const REVEAL_DURATION = 400;

/** In CSS pixels from the viewport's top left corner. */
export type Point = { x: number; y: number };

/**
 * @param size the viewport in CSS pixels
 * @returns the clip paths to animate between: an empty circle, and the smallest one that covers the viewport
 */
export function circlesFrom({ x, y }: Point, size: { width: number; height: number }): [string, string] {
  const radius = Math.ceil(Math.hypot(Math.max(x, size.width - x), Math.max(y, size.height - y)));
  return [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
}

/**
 * Changes the page in a spreading circle, or at once if the browser has no view transitions or the reader prefers
 * reduced motion.
 *
 * @param change updates the page synchronously
 */
export function reveal(change: () => void, point: Point): void {
  if (reducedMotion?.matches || !document.startViewTransition) return change();
  const root = document.documentElement;
  root.dataset.reveal = '';
  const transition = document.startViewTransition(change);
  const spread = () => {
    root.animate(
      { clipPath: circlesFrom(point, { width: window.innerWidth, height: window.innerHeight }) },
      { duration: REVEAL_DURATION, easing: 'ease-in-out', pseudoElement: '::view-transition-new(root)' },
    );
  };
  // Rejects when the browser skips the transition, as it does for overlapping ones; the change is applied anyway.
  transition.ready.then(spread, () => {});
  transition.finished.finally(() => delete root.dataset.reveal);
}
