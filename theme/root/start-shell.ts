import { endEarlyEvents } from '../../client/early-events';
import { replayEvents, replayHover } from '../../client/replay-events';
import { zoomOptions } from '../image-zoom/zoom-options';
import { reloadOnChunkError } from '../navigation/chunk-errors';
import { guardReplaceState, reloadIfMismatched, watchHistory } from '../navigation/watch-history';
import { watchAnchors } from '../scroll/anchors';
import { watchScroll } from '../scroll/scroll-memory';
import { restorePrerendered } from './restore-prerendered';

let endFirstLoad = () => {};
let endKeeping = () => {};

/** Starts what listens for as long as the document lives; before the router does, so before React. */
function startShell(): void {
  reloadIfMismatched();
  endKeeping = restorePrerendered();
  guardReplaceState();
  watchHistory();
  watchScroll();
  watchAnchors();
  endFirstLoad = reloadOnChunkError();
}

/**
 * The page works: from here on, whoever loads something mends its failure, and early events are replayed.
 * `<html data-app="ready">` says so to whoever looks from outside, such as the tests.
 */
export function shellIsUp(): void {
  endFirstLoad();
  endKeeping();
  document.documentElement.dataset.app = 'ready';
  replayHover();
  void endEarlyEvents((recorded) => replayEvents(recorded, zoomOptions.attachDelay));
}

if (typeof window !== 'undefined') startShell();
