import { createStore } from '../create-store';

/** Initial progress. */
const MINIMUM = 0.08;
/** Duration of each step of the animation, in milliseconds. */
export const SPEED = 200;
/** Interval of the small steps while a page loads, in milliseconds. */
const TRICKLE = 800;
/** Pages that load faster than this show no bar, in milliseconds. */
const DELAY = 200;

/** From 0.08 to 1; null while the bar is hidden. */
export const progress = createStore<number | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** A small step, which approaches 1 without reaching it. */
function trickle(): void {
  const value = progress.read() ?? MINIMUM;
  progress.write(value + (1 - value) * 0.06);
  timer = setTimeout(trickle, TRICKLE);
}

/** Shows the bar after a short delay. */
export function startProgress(): void {
  if (progress.read() !== null && progress.read() !== 1) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    progress.write(MINIMUM);
    timer = setTimeout(trickle, TRICKLE);
  }, DELAY);
}

/** Completes the bar and hides it. */
export function endProgress(): void {
  clearTimeout(timer);
  if (progress.read() === null) return;
  progress.write(1);
  timer = setTimeout(() => progress.write(null), 2 * SPEED);
}
