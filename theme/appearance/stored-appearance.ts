import type { Appearance } from './appearance';

/** Rspress's key: its script in the head of each page reads it before anything is painted. */
const KEY = 'rspress-theme-appearance';

/** The reader's choice where the browser would not store it: it holds until the page is left. */
let unstored: Appearance | undefined;

const listeners = new Set<() => void>();

/** @returns what is stored, whatever it is; null where nothing is, or the browser does not let us look */
export function storedAppearance(): string | null {
  if (unstored) return unstored;
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a choice and tells everyone on this page; the browser tells other tabs. */
export function storeAppearance(appearance: Appearance): void {
  try {
    window.localStorage.setItem(KEY, appearance);
    unstored = undefined;
  } catch {
    unstored = appearance;
  }
  for (const listener of listeners) listener();
}

/**
 * @param onChange is called when the choice may have changed, here or in another tab, and when the
 *   system's preference did
 * @returns a function that ends it
 */
export function subscribeToAppearance(onChange: () => void): () => void {
  const system = systemDark();
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  system.addEventListener('change', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
    system.removeEventListener('change', onChange);
  };
}

/** Whether the system asks for dark, as a query that tells when that changes. */
export function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
