import type { Delayed } from './debounce';

/**
 * Lets a function run at once, and then at most once in each stretch of time. The last call of a
 * stretch runs at its end, so that nothing ends on an old value.
 *
 * @param run what to do
 * @param wait the length of the stretch, in milliseconds
 * @returns the function to call instead
 * @throws TypeError `Expected a function` where there is none
 */
export function throttle<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  wait: number,
): Delayed<Arguments> {
  if (typeof run !== 'function') throw new TypeError('Expected a function');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Arguments | undefined;

  function endStretch(): void {
    timer = undefined;
    if (latest !== undefined) throttled(...latest);
  }

  function throttled(...values: Arguments): void {
    if (timer !== undefined) {
      latest = values;
      return;
    }
    latest = undefined;
    timer = setTimeout(endStretch, wait);
    run(...values);
  }
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return throttled;
}
