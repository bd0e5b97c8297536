import { reducedMotion } from '../reduced-motion';

/** How long the new theme takes to spread over the page, in milliseconds: a requirement (S-02). */
const REVEAL_DURATION = 400;

/** A point of the window, in px from its top left corner. */
export type Point = { x: number; y: number };

/**
 * @param size the window's size in px
 * @returns a circle without extent at the point, and the smallest one around it that holds the window
 */
export function circlesFrom({ x, y }: Point, size: { width: number; height: number }): [string, string] {
  const radius = Math.ceil(Math.hypot(Math.max(x, size.width - x), Math.max(y, size.height - y)));
  return [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
}

/**
 * Lets a change of the page spread in a circle. Where the browser can't, or the reader does not
 * want motion, the page changes at once.
 *
 * @param change makes the change, and has made it when it returns
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
  // The browser may skip the transition, such as for a second one; the change is made all the same.
  transition.ready.then(spread, () => {});
  transition.finished.finally(() => delete root.dataset.reveal);
}
