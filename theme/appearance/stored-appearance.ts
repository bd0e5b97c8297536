import { APPEARANCE_KEY, type Appearance } from '../../head/appearance';
import { readStored, subscribeStored, writeStored } from '../storage';

/** @returns what is stored, whatever it is; null where nothing is, or the browser does not let us look */
export function storedAppearance(): string | null {
  return readStored(APPEARANCE_KEY);
}

/** Stores a choice and tells everyone on this page and in other tabs. */
export function storeAppearance(appearance: Appearance): void {
  writeStored(APPEARANCE_KEY, appearance);
}

/**
 * @param onChange is called when the choice may have changed, here or in another tab, and when the
 *   system's preference did
 * @returns a function that ends it
 */
export function subscribeToAppearance(onChange: () => void): () => void {
  const system = systemDark();
  const endStored = subscribeStored(onChange);
  system.addEventListener('change', onChange);
  return () => {
    endStored();
    system.removeEventListener('change', onChange);
  };
}

/** Whether the system asks for dark, as a query that tells when that changes. */
export function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
