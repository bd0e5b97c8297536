import { createStore } from '../create-store';

/** The address that could not be opened because the reader is offline, or null. */
export const pendingAddress = createStore<string | null>(null);

/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
