/** A debounced or throttled function. */
type Delayed<Values extends unknown[]> = {
  (...values: Values): void;
  /** Drops a pending call. */
  cancel(): void;
};

/**
 * Runs once after a burst of calls, with the arguments of the last one.
 *
 * @param wait the quiet time that ends a burst, in milliseconds
 * @throws TypeError `Expected a function` if `run` is not one (V-02)
 */
export function debounce<Values extends unknown[]>(run: (...values: Values) => void, wait: number): Delayed<Values> {
  assertFunction(run);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...values: Values) => {
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
export function throttle<Values extends unknown[]>(run: (...values: Values) => void, wait: number): Delayed<Values> {
  assertFunction(run);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Values | undefined;

  const start = (values: Values) => {
    latest = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (latest) start(latest);
    }, wait);
    run(...values);
  };
  const throttled = (...values: Values) => {
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
