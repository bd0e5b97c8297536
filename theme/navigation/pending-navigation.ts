import { createStore } from '../create-store';
import { endProgress } from './progress';

/** The address that could not be opened because the reader is offline, or null. */
export const pendingAddress = createStore<string | null>(null);

/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

let latest = 0;

/**
 * Starts a navigation, which supersedes those before it.
 *
 * @returns whether it is still the latest one
 */
export function startNavigation(): () => boolean {
  const token = ++latest;
  pendingAddress.write(null);
  endProgress();
  return () => token === latest;
}
