import { endEarlyEvents, endEarlyHistory } from '../../document/early-events';
import { replayEvents, replayHover } from '../../document/replay-events';
import { safeDecode } from '../../shared/addresses/safe-decode';
import { reloadOnChunkError } from '../navigation/chunk-errors';
import { guardReplaceState, watchHistory } from '../navigation/watch-history';
import { watchAnchors } from '../scroll/anchors';
import { watchScroll } from '../scroll/scroll-memory';
import { restorePrerendered } from './restore-prerendered';

let stopReloading = () => {};
let stopRestoring = () => {};

/** Installs listeners for the lifetime of the document. They have to precede the router's, so React has yet to render. */
function startShell(): void {
  stopRestoring = restorePrerendered();
  guardReplaceState();
  guardNodes();
  guardDecoding();
  watchHistory();
  watchScroll();
  watchAnchors();
  stopReloading = reloadOnChunkError();
}

/** Ends what watches over the start, once the page works or stays a document. */
export function endStart(): void {
  stopReloading();
  stopRestoring();
}

/**
 * Called when the page works: hands error handling over to the individual loaders and replays early events.
 * `<html data-app="ready">` signals this state, to tests for example.
 */
export function finishStart(): void {
  endStart();
  document.documentElement.dataset.app = 'ready';
  // From now on, links fetch a page's script instead of its document.
  document.querySelector('script[type=speculationrules]')?.remove();
  endEarlyHistory();
  replayHover();
  void endEarlyEvents(replayEvents);
}

/**
 * Makes all code of the page decode URLs without throwing. Rspress and its router decode them in many places, some twice,
 * and one lone `%`, as in `#100%`, would leave an empty page.
 */
function guardDecoding(): void {
  globalThis.decodeURIComponent = safeDecode;
}

/**
 * Keeps React working after others have changed the DOM: translators replace text nodes by elements, and ad blockers
 * remove elements. React expects its nodes where it put them, and would unmount the page at the first missing one.
 */
function guardNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
  };
}

if (typeof window !== 'undefined') startShell();
