type Area = 'localStorage' | 'sessionStorage';

/** What could not be stored, for as long as the page lives. `null` is a removed value. */
const fallback = new Map<string, string | null>();
const listeners = new Set<() => void>();

/**
 * Reads a stored text.
 *
 * @param area `sessionStorage` is cleared with the tab
 * @returns null where there is none or storage is blocked
 */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const unstored = fallback.get(area + key);
  if (unstored !== undefined) return unstored;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text for later visits. Where storage is blocked or full, it lasts as long as the page.
 *
 * @param value null removes it
 */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  fallback.delete(area + key);
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    // Some browsers accept a value and drop it.
    if (window[area].getItem(key) !== value) fallback.set(area + key, value);
  } catch {
    fallback.set(area + key, value);
  }
  for (const listener of listeners) listener();
}

/**
 * Calls back after each change, by this page or by another tab.
 *
 * @returns the function that unsubscribes
 */
export function subscribeStored(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === null) fallback.clear();
    else fallback.delete(`localStorage${key}`);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}
