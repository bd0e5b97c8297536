import { endProgress } from './progress';

let latest = 0;

/**
 * Starts a navigation, which supersedes any earlier one.
 *
 * @returns a function that tells whether it is still the latest
 */
export function startNavigation(): () => boolean {
  const token = ++latest;
  endProgress();
  return () => token === latest;
}
