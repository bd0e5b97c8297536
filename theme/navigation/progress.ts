import { createStore } from '../create-store';

/** Where the bar starts, as a part of its length. */
export const MINIMUM = 0.08;
/** The duration of each step, in milliseconds. */
export const SPEED = 200;
/** The interval of small steps while a page loads, in milliseconds. */
const TRICKLE = 800;
/** Pages that load faster show no bar, in milliseconds. */
const DELAY = 200;

/** The part that is done, from 0.08 to 1, or null where no bar is shown. */
export const progress = createStore<number | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** The next value while a page loads: nearer to the end, and never there. */
export function trickled(value: number): number {
  return value + (1 - value) * 0.06;
}

function trickle(): void {
  progress.write(trickled(progress.read() ?? MINIMUM));
  timer = setTimeout(trickle, TRICKLE);
}

/** Shows the bar after a moment. */
export function startProgress(): void {
  if (progress.read() !== null && progress.read() !== 1) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    progress.write(MINIMUM);
    timer = setTimeout(trickle, TRICKLE);
  }, DELAY);
}

/** Fills the bar and removes it. */
export function endProgress(): void {
  clearTimeout(timer);
  if (progress.read() === null) return;
  progress.write(1);
  timer = setTimeout(() => progress.write(null), 2 * SPEED);
}
