import { findMarks, findWindow } from './find-window';
import type { Match } from './match';
import { phraseShare, wordsIn } from './phrase-share';
import type { Ranked } from './rank';
import { textOf } from './read-sections';
import { rememberLatest } from './remember-latest';

/** In UTF-16 units: about two lines of text. */
const NEAR = 150;
/** How much more counts what stands there word for word, such as a message that a reader pasted. */
const SAID = 0.3;
/** How much of a score depends on the words' standing together. */
const SHARE = 0.62;

const textWords = rememberLatest(500, wordsIn);

/**
 * Moves sections up where the words of a query stand together: in their names, or within two lines of text.
 *
 * @param words all of the query, as typed
 * @param count how many of the best are looked at
 */
export function orderByNearness(
  ranked: readonly Ranked[],
  matches: readonly Match[],
  words: readonly string[],
  count: number,
): Ranked[] {
  if (matches.length < 2) return [...ranked];
  const total = matches.reduce((sum, { weight }) => sum + weight, 0);
  const weigh = (units: ReadonlySet<number>) => [...units].reduce((sum, unit) => sum + (matches[unit]?.weight ?? 0), 0);
  const typed = words.map(wordsIn);
  const weights = words.map((_, index) =>
    matches.reduce((sum, { unit, weight }) => sum + (unit.word === index ? weight : 0), 0),
  );
  const looked = ranked.slice(0, count).map((one) => {
    const { section } = one;
    const named = findMarks([section.document.title, ...section.path, section.heading].join('\n'), matches).flatMap(
      ({ units }) => units,
    );
    const texts = [
      textOf(section),
      ...(section.number === section.first
        ? [section.document.description ?? '', ...(section.document.keywords ?? [])]
        : []),
      ...section.mentions,
    ];
    const together = texts.map((text) => {
      const window = findWindow(findMarks(text, matches), matches, NEAR, (start, end) => end - start);
      return weigh(new Set([...named, ...(window?.units ?? [])]));
    });
    const nearness = total > 0 ? Math.max(weigh(new Set(named)), ...together) / total : 1;
    const said = Math.max(...[section.heading, ...texts].map((text) => phraseShare(textWords(text), typed, weights)));
    return { ...one, score: one.score * (1 - SHARE + SHARE * nearness) * (1 + SAID * said) };
  });
  return [...looked.sort((one, other) => other.score - one.score), ...ranked.slice(count)];
}
