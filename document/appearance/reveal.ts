import { reducedMotion } from '../reduced-motion';

/** Duration of the theme transition in milliseconds (S-02). */
const REVEAL_DURATION = 400;

/** In CSS pixels from the viewport's top left corner. */
export type Point = { x: number; y: number };

let latest: ViewTransition | undefined;

/**
 * Changes the page in a spreading circle, or at once if the browser has no view transitions or the reader prefers
 * reduced motion.
 *
 * @param change updates the page synchronously
 */
export function reveal(change: () => void, { x, y }: Point): void {
  if (reducedMotion?.matches || !document.startViewTransition) return change();
  const root = document.documentElement;
  root.dataset.reveal = '';
  const transition = document.startViewTransition(change);
  latest = transition;
  const spread = () => {
    const toFarthestCorner = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
    root.animate(
      { clipPath: [0, toFarthestCorner].map((radius) => `circle(${radius}px at ${x}px ${y}px)`) },
      { duration: REVEAL_DURATION, easing: 'ease-in-out', pseudoElement: '::view-transition-new(root)' },
    );
  };
  // Rejects when the browser skips the transition, as it does for overlapping ones; the change is applied anyway.
  transition.ready.then(spread, () => {});
  transition.finished.finally(() => transition === latest && delete root.dataset.reveal);
}
