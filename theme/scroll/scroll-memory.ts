import { readStored, writeStored } from '../storage';
import { throttle } from '../timing';
import { parsePositions } from './parse-positions';

const KEY = 'scroll-positions';
/** How often a scrolling page is noted down, in milliseconds. */
const INTERVAL = 100;
/** A tab's history seldom has more entries that somebody returns to. */
const LIMIT = 50;

/** From an entry of the tab's history to its distance from the top, in pixels. */
let positions = new Map<string, number>();
/** The entry whose page is on the screen; while another page loads, the address is already its. */
let shown = '';

function currentEntry(): string {
  const key = (history.state as { key?: unknown } | null)?.key;
  return `${typeof key === 'string' ? key : ''} ${location.pathname}${location.search}${location.hash}`;
}

/** Notes where the page on the screen is scrolled to. */
export function rememberScroll(): void {
  positions.delete(shown);
  positions.set(shown, window.scrollY);
  if (positions.size > LIMIT) positions.delete([...positions.keys()][0] ?? '');
}

/**
 * Tells that the page of the current entry is on the screen.
 *
 * @returns where it was scrolled to before, in pixels, or undefined where it is new
 */
export function enterEntry(): number | undefined {
  shown = currentEntry();
  return positions.get(shown);
}

/** Takes the restoring of positions over from the browser, which does it before the old page is gone. */
export function restoreScrollOurselves(): void {
  history.scrollRestoration = 'manual';
}

/** Starts noting down where pages are scrolled to. */
export function watchScroll(): void {
  positions = parsePositions(readStored(KEY, 'sessionStorage'));
  shown = currentEntry();
  const remember = throttle(rememberScroll, INTERVAL);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', () => {
    // What comes next is a new document, where the browser is early enough.
    history.scrollRestoration = 'auto';
    remember.cancel();
    rememberScroll();
    writeStored(KEY, JSON.stringify([...positions]), 'sessionStorage');
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScrollOurselves());
}
