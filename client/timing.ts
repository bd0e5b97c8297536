/** A debounced or throttled function. */
type Delayed<Arguments extends unknown[]> = {
  (...values: Arguments): void;
  /** Drops a pending call. */
  cancel(): void;
};

/**
 * Runs once after a burst of calls, with the arguments of the last one.
 *
 * @param wait the quiet time that ends a burst, in milliseconds
 * @throws TypeError `Expected a function` if `run` is not one (V-02)
 */
export function debounce<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  wait: number,
): Delayed<Arguments> {
  assertFunction(run);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...values: Arguments) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...values), wait);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}

/**
 * Runs at once, and then at most once per interval; the last call within an interval runs at its end.
 *
 * @param wait the interval in milliseconds
 * @throws TypeError `Expected a function` if `run` is not one (V-02)
 */
export function throttle<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  wait: number,
): Delayed<Arguments> {
  assertFunction(run);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Arguments | undefined;

  const start = (values: Arguments) => {
    latest = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (latest) start(latest);
    }, wait);
    run(...values);
  };
  const throttled = (...values: Arguments) => {
    if (timer === undefined) start(values);
    else latest = values;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(throttled, { cancel });
}

function assertFunction(value: unknown): void {
  if (typeof value !== 'function') throw new TypeError('Expected a function');
}
