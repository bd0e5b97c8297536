import { readStored, writeStored } from '../../client/storage';
import { throttle } from '../../client/timing';

const KEY = 'scroll-positions';
/** How often the position is noted while the page scrolls, in milliseconds. */
const INTERVAL = 100;
/** The number of history entries to remember. */
const LIMIT = 50;

/** From a history entry of the tab to its scroll position, in pixels. */
let positions = new Map<string, number>();
/** The entry of the page on the screen; while another page loads, the address is already that one's. */
let shownEntry = '';
let isFreshAnchor = false;

function currentEntry(): string {
  const key = (history.state as { key?: unknown } | null)?.key;
  return `${typeof key === 'string' ? key : ''} ${location.pathname}${location.search}${location.hash}`;
}

/** Notes the scroll position of the page on the screen. */
export function rememberScroll(): void {
  positions.delete(shownEntry);
  positions.set(shownEntry, window.scrollY);
  if (positions.size > LIMIT) positions.delete([...positions.keys()][0] ?? '');
}

/**
 * Records that the page of the current entry is on the screen.
 *
 * @returns its earlier scroll position; undefined for a new entry
 */
export function enterEntry(): number | undefined {
  shownEntry = currentEntry();
  return positions.get(shownEntry);
}

/**
 * Gives the entry that a link to an anchor has just made a key like those of the router's entries, so that its position
 * can be told apart. The browser leaves its state empty.
 */
export function markAnchorEntry(): void {
  isFreshAnchor = true;
  history.replaceState({ key: Math.random().toString(36).slice(2, 10), idx: null }, '');
}

/** Whether a link to an anchor made the current entry, once: the browser scrolls there by itself. */
export function takeFreshAnchor(): boolean {
  const wasFresh = isFreshAnchor;
  isFreshAnchor = false;
  return wasFresh;
}

/** Disables the browser's own restoration, which happens before the old page is gone. */
export function restoreScrollOurselves(): void {
  history.scrollRestoration = 'manual';
}

/** Starts to note scroll positions. */
export function watchScroll(): void {
  positions = parsePositions(readStored(KEY, 'sessionStorage'));
  shownEntry = currentEntry();
  const remember = throttle(rememberScroll, INTERVAL);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', () => {
    // For the next document the browser's restoration is early enough.
    history.scrollRestoration = 'auto';
    remember.cancel();
    rememberScroll();
    writeStored(KEY, JSON.stringify([...positions]), 'sessionStorage');
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScrollOurselves());
}

/** Reads stored pairs of an entry and a position in pixels; anything else is ignored. */
export function parsePositions(text: string | null): Map<string, number> {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(pairs) ? pairs.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]);
}
