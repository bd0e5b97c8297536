import { contentRuns, isLightWord, isParticle, type Piece } from './stop-words';
import { knownLengthAt } from './synonyms';

/** How much a pair of characters is one word of the pages, from 0 to 1. */
export type CohesionOf = (pair: string) => number;

/** Where a pair is less of a word than this, and than its neighbours, two words may meet. */
const WORDS_MEET = 0.05;
/** A particle stands alone where both pairs that it is in are less of a word than this. */
const STANDS_ALONE = 0.3;
const SHORTEST_WORD = 2;
const LONGEST_LIGHT = 3;

/** Cuts a run of Chinese characters into its words, by those that we know and by what the pages put together. */
export function cutRun(run: string, cohesionOf: CohesionOf): Piece[] {
  return contentRuns(run).flatMap((part) => shift(part, cutAtKnown(part.text, cohesionOf)));
}

function cutAtKnown(text: string, cohesionOf: CohesionOf): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const length = Math.max(knownLengthAt(text, at), lightLengthAt(text, at));
    if (length < SHORTEST_WORD && at < text.length) continue;
    if (from < at) pieces.push(...shift({ start: from }, cutUnknown(text.slice(from, at), cohesionOf)));
    if (at < text.length) pieces.push({ text: text.slice(at, at + length), start: at });
    from = at + length;
    at = from - 1;
  }
  return pieces;
}

function lightLengthAt(text: string, at: number): number {
  for (let length = LONGEST_LIGHT; length >= SHORTEST_WORD; length--) {
    if (isLightWord(text.slice(at, at + length))) return length;
  }
  return 0;
}

/** Cuts where characters meet that the pages hardly ever put together, beside ones that they do. */
function cutUnknown(text: string, cohesionOf: CohesionOf): Piece[] {
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => cohesionOf(text.slice(at, at + 2)));
  const pieces: Piece[] = [];
  let start = 0;
  for (const [at, here] of pairs.entries()) {
    const end = at + 1;
    const [before = 0, after = 0] = [pairs[at - 1], pairs[at + 1]];
    const isAlone = end - start === 1 && isParticle(text.charAt(at)) && Math.max(before, here) <= STANDS_ALONE;
    const isLeast = here <= Math.min(before, after, WORDS_MEET) && here < Math.max(before, after);
    const isLong = Math.min(end - start, text.length - end) >= SHORTEST_WORD;
    if (!isAlone && !(isLeast && isLong)) continue;
    pieces.push({ text: text.slice(start, end), start });
    start = end;
  }
  return [...pieces, { text: text.slice(start), start }];
}

/** Pieces of a part as pieces of the whole. */
function shift({ start }: { start: number }, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, start: start + piece.start }));
}
