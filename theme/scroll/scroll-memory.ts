import { readStored, writeStored } from '../../document/storage';
import { throttle } from '../../document/timing';
import { parseList } from '../parse-list';

const KEY = 'scroll-positions';
/** How often the scroll position is stored while scrolling, in milliseconds. */
const INTERVAL = 100;
/** Maximum number of stored history entries. */
const LIMIT = 50;

/** Scroll positions in pixels by history entry of this tab. */
let positions = new Map<string, number>();
/** The entry of the rendered page; while another page loads, the URL already belongs to that one. */
let shownEntry = '';
let isFreshAnchor = false;
/** Whether the URL has changed on the rendered page, and the page is still to be told which entry it shows now. */
let isLeaving = false;

function currentEntry(): string {
  const key = (history.state as { key?: unknown } | null)?.key;
  return `${typeof key === 'string' ? key : ''} ${location.pathname}${location.search}${location.hash}`;
}

/** Stores the scroll position of the rendered page, unless it is on its way to that of another entry. */
export function rememberScroll(): void {
  if (isLeaving) return;
  positions.delete(shownEntry);
  positions.set(shownEntry, window.scrollY);
  if (positions.size > LIMIT) positions.delete([...positions.keys()][0] ?? '');
}

/** Ends storing the entry's position: the browser scrolls to a heading before the application knows of the new entry. */
export function leaveEntry(): void {
  isLeaving = true;
}

/**
 * Marks the current history entry as rendered.
 *
 * @returns its stored scroll position; undefined for a new entry
 */
export function enterEntry(): number | undefined {
  isLeaving = false;
  shownEntry = currentEntry();
  return positions.get(shownEntry);
}

/**
 * Gives a new entry created by an anchor link a key like those of the router, so that its position can be told apart.
 * The browser leaves its state empty.
 */
export function markAnchorEntry(): void {
  isFreshAnchor = true;
  history.replaceState({ key: Math.random().toString(36).slice(2, 10), idx: null }, '');
}

/** Whether an anchor link has just created the current entry; resets itself. The browser scrolls there on its own. */
export function takeFreshAnchor(): boolean {
  const wasFresh = isFreshAnchor;
  isFreshAnchor = false;
  return wasFresh;
}

/**
 * Disables the browser's scroll restoration, which runs before the old page is removed. Waits for the load event,
 * because WebKit restores late.
 */
export function disableScrollRestoration(): void {
  const disable = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') disable();
  else window.addEventListener('load', disable, { once: true });
}

/** Starts storing scroll positions. */
export function watchScroll(): void {
  positions = parsePositions(readStored(KEY, 'sessionStorage'));
  shownEntry = currentEntry();
  const remember = throttle(rememberScroll, INTERVAL);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', () => {
    // The browser's restoration is early enough for the next document.
    history.scrollRestoration = 'auto';
    remember.cancel();
    rememberScroll();
    writeStored(KEY, JSON.stringify([...positions]), 'sessionStorage');
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(restorePersisted));
}

/** WebKit restores the position of a cached page after `pageshow`, and not at all if that is disabled by then. */
function restorePersisted(): void {
  window.scrollTo({ top: positions.get(shownEntry), behavior: 'instant' });
  disableScrollRestoration();
}

/** Parses stored pairs of entry and position; ignores invalid ones. */
export function parsePositions(text: string | null): Map<string, number> {
  return new Map(parseList(text).filter(isPosition));
}

function isPosition(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]);
}
