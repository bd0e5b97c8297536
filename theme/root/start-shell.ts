import { carryOutEarlyActs } from '../lazy-start/carry-out';
import { watchFirstLoad } from '../navigation/watch-first-load';
import { watchHistory } from '../navigation/watch-history';
import { watchScroll } from '../scroll/scroll-memory';
import { watchAnchors } from '../scroll/smooth-anchors';

let endFirstLoad = () => {};

/** Starts what listens for as long as the document lives; before the router does, so before React. */
function startShell(): void {
  watchHistory();
  watchScroll();
  watchAnchors();
  endFirstLoad = watchFirstLoad();
}

/** The page works: from here on, whoever loads something mends its failure, and acts are heard. */
export function shellIsUp(): void {
  endFirstLoad();
  carryOutEarlyActs();
}

if (typeof window !== 'undefined') startShell();
