/** What storage keys of tab groups begin with. */
export const KEY_PREFIX = 'rspress.tabs.';

/** Choices of this visit, which count where storage is blocked or full. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Reads the value of the tab that the reader chose last in a group.
 *
 * @returns the value, which may be one that no tab has; null where there is none, or storage is blocked
 */
export function readTab(groupId: string): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + groupId) ?? chosen.get(groupId) ?? null;
  } catch {
    return chosen.get(groupId) ?? null;
  }
}

/** Remembers a choice for every tab group of that id, on this page, other pages and later visits. */
export function rememberTab(groupId: string, value: string): void {
  chosen.set(groupId, value);
  try {
    localStorage.setItem(KEY_PREFIX + groupId, value);
  } catch {
    // Blocked or full: an older choice must not win over this one.
    forget(groupId);
  }
  for (const listener of listeners) listener();
}

/** Calls back after each choice, in this window or another one; returns what ends that. */
export function onTabChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function forget(groupId: string): void {
  try {
    localStorage.removeItem(KEY_PREFIX + groupId);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
