import { endEarlyEvents } from '../../document/early-events';
import { replayEvents, replayHover } from '../../document/replay-events';
import { reloadOnChunkError } from '../navigation/chunk-errors';
import { guardReplaceState, watchHistory } from '../navigation/watch-history';
import { watchAnchors } from '../scroll/anchors';
import { watchScroll } from '../scroll/scroll-memory';
import { guardDecoding } from './guard-decoding';
import { guardNodes } from './guard-nodes';
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
  replayHover();
  void endEarlyEvents(replayEvents);
}

if (typeof window !== 'undefined') startShell();
