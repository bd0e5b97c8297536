import { createStore } from '../create-store';

/** What the bar starts at, as a part of its whole length. */
export const MINIMUM = 0.08;
/** How long each step of the bar takes, in milliseconds. */
export const SPEED = 200;
/** How often the bar moves a little while nothing else is known, in milliseconds. */
export const TRICKLE = 800;
/** A page that is here sooner needs no bar, in milliseconds. */
const PATIENCE = 200;

/** The part that is done, from 0.08 to 1, or null where no bar is shown. */
export const progress = createStore<number | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** The next value of a bar that knows nothing: always nearer to the end, and never there. */
export function trickled(value: number): number {
  return value + (1 - value) * 0.06;
}

function trickle(): void {
  progress.write(trickled(progress.read() ?? MINIMUM));
  timer = setTimeout(trickle, TRICKLE);
}

/** Shows the bar, unless `endProgress` follows at once. A bar that is shown goes on. */
export function startProgress(): void {
  if (progress.read() !== null && progress.read() !== 1) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    progress.write(MINIMUM);
    timer = setTimeout(trickle, TRICKLE);
  }, PATIENCE);
}

/** Fills the bar and takes it away; also where loading failed. */
export function endProgress(): void {
  clearTimeout(timer);
  if (progress.read() === null) return;
  progress.write(1);
  timer = setTimeout(() => progress.write(null), 2 * SPEED);
}
