/** A function that runs later than it is called, and can be told not to. */
export type Delayed<Arguments extends unknown[]> = {
  (...values: Arguments): void;
  /** Forgets a call that has not run yet. */
  cancel(): void;
};

/**
 * Joins a burst of calls into one, after the burst has ended.
 *
 * @param run what to do, with the arguments of the last call
 * @param wait how long there must have been no call, in milliseconds
 * @returns the function to call instead
 * @throws TypeError `Expected a function` where there is none
 */
export function debounce<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  wait: number,
): Delayed<Arguments> {
  if (typeof run !== 'function') throw new TypeError('Expected a function');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function debounced(...values: Arguments): void {
    clearTimeout(timer);
    timer = setTimeout(() => run(...values), wait);
  }
  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
