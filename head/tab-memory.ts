/** Of the storage keys of tab groups. */
export const KEY_PREFIX = 'rspress.tabs.';

/** Choices of this visit, for blocked or full storage. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** The value of the tab that was chosen last in a group; it may be one that no tab has. */
export function readTab(groupId: string): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + groupId) ?? chosen.get(groupId) ?? null;
  } catch {
    return chosen.get(groupId) ?? null;
  }
}

/** Remembers a choice for all tab groups with that id, on all pages and later visits. */
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

/** Calls back after each choice, in this window or another one; returns the function that stops it. */
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
    // Blocked.
  }
}
