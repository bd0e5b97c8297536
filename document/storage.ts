type Area = 'localStorage' | 'sessionStorage';

/** Values that could not be stored, for the lifetime of the page; `null` for a removed one. */
const fallback = new Map<string, string | null>();
const listeners = new Set<() => void>();

/**
 * @param area `sessionStorage` ends with the tab
 * @returns null if nothing is stored or storage is blocked
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
 * Stores a value. If storage is blocked or full, the value lasts as long as the page.
 *
 * @param value null removes the entry
 */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  fallback.delete(area + key);
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    // Some browsers accept a value and silently drop it.
    if (window[area].getItem(key) !== value) fallback.set(area + key, value);
  } catch {
    fallback.set(area + key, value);
  }
  notify();
}

/**
 * Calls `listener` after every change, by this page or another tab, and when the page returns from the browser's cache.
 *
 * @returns a function that unsubscribes
 */
export function subscribeStored(listener: () => void): () => void {
  // Added once: they are the same functions each time.
  addEventListener('storage', onOtherTab);
  addEventListener('pageshow', onRestore);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onOtherTab({ key }: StorageEvent): void {
  if (key === null) fallback.clear();
  else fallback.delete(`localStorage${key}`);
  notify();
}

/** In Firefox and Safari, pages in the back/forward cache get no storage events. */
function onRestore({ persisted }: PageTransitionEvent): void {
  if (persisted) notify();
}
