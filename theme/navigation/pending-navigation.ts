import { createStore } from '../create-store';
import { endProgress } from './progress';

/** The URL that could not be opened offline, or null. */
export const pendingAddress = createStore<string | null>(null);

export function isOffline(): boolean {
  return navigator.onLine === false;
}

let latest = 0;

/**
 * Starts a navigation, which supersedes any earlier one.
 *
 * @returns a function that tells whether it is still the latest
 */
export function startNavigation(): () => boolean {
  const token = ++latest;
  pendingAddress.write(null);
  endProgress();
  return () => token === latest;
}
