import { carryOutEarlyActs } from '../lazy-start/carry-out';
import { loadIfElsewhere } from '../navigation/load-if-elsewhere';
import { tolerateRefusals } from '../navigation/tolerate-refusals';
import { watchFirstLoad } from '../navigation/watch-first-load';
import { watchHistory } from '../navigation/watch-history';
import { watchScroll } from '../scroll/scroll-memory';
import { watchAnchors } from '../scroll/smooth-anchors';
import { keepDocument } from './keep-document';

let endFirstLoad = () => {};
let endKeeping = () => {};

/** Starts what listens for as long as the document lives; before the router does, so before React. */
function startShell(): void {
  loadIfElsewhere();
  endKeeping = keepDocument();
  tolerateRefusals();
  watchHistory();
  watchScroll();
  watchAnchors();
  endFirstLoad = watchFirstLoad();
}

/** The page works: from here on, whoever loads something mends its failure, and acts are heard. */
export function shellIsUp(): void {
  endFirstLoad();
  endKeeping();
  carryOutEarlyActs();
}

if (typeof window !== 'undefined') startShell();
