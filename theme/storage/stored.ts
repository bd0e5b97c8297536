type Area = 'localStorage' | 'sessionStorage';

/** What could not be written, kept for as long as the page lives. `null` is a removed value. */
const unwritten = new Map<string, string | null>();
const listeners = new Set<() => void>();

/**
 * Reads what the browser keeps for this site.
 *
 * @param area `sessionStorage` is forgotten with the tab
 * @returns the text, or null where there is none or storage is blocked
 */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const kept = unwritten.get(area + key);
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text for later visits, and only for this one where storage is blocked, full or forgetful.
 *
 * @param value the text, or null to forget it
 */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  unwritten.delete(area + key);
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    // Some browsers say yes, and keep nothing.
    if (window[area].getItem(key) !== value) unwritten.set(area + key, value);
  } catch {
    unwritten.set(area + key, value);
  }
  for (const listener of listeners) listener();
}

/**
 * Tells of every change, by this page or by another tab.
 *
 * @returns the function that ends it
 */
export function subscribeStored(listener: () => void): () => void {
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key === null) unwritten.clear();
    else unwritten.delete(`localStorage${key}`);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromAnotherTab);
  };
}
