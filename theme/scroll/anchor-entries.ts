let isFresh = false;

/**
 * Gives the entry that a link to an anchor has just made a key of its own, as the router's entries
 * have, so that its scroll position can be told from others'. The browser leaves its state empty.
 */
export function markAnchorEntry(): void {
  isFresh = true;
  history.replaceState({ key: Math.random().toString(36).slice(2, 10), idx: null }, '');
}

/** @returns whether the current entry was made by a click on an anchor, once: the browser scrolls there */
export function takeFreshAnchor(): boolean {
  const wasFresh = isFresh;
  isFresh = false;
  return wasFresh;
}
