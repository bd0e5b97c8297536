/** Timeout of requests that a reader waits for, in milliseconds. */
export const REQUEST_TIMEOUT = 10_000;
