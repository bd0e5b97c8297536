import { type Match, raiseMatch } from './match';
import type { UnitMatcher } from './match-units';
import { nameShare } from './name-share';
import type { Query, Unit } from './read-query';
import { isContextWord, isLightWord } from './stop-words';
import { type Expansion, expand, synonymsOf } from './synonyms';
import { readWords } from './tokenise';

/** How well a name written as several words, `auto external`, stands for the name. */
const JOINED_QUALITY = 0.95;
/** How much other words count for a word that the pages have themselves. */
const BESIDE_KNOWN = 0.6;
/** The same for a name of several words, `noExternal`: who types it has seen it, and means it. */
const BESIDE_NAME = 0.4;
/** The same for a run of characters, all pairs of which may be on the pages for other words' sake. */
const BESIDE_RUN = 0.85;
/** How much more a Latin word counts in a Chinese query, where it is a name. */
const NAME_WEIGHT = 1.5;
const CONTEXT_WEIGHT = 0.3;
const LIGHT_WEIGHT = 0.25;
/** How much of a word's weight depends on how much it is a name of something. */
const NAMING = 0.45;
const LONGEST_JOIN = 3;

/** Finds where each unit of a query stands: as the reader wrote it, joined with its neighbours, or in the pages' words. */
export function matchQuery({ words, units }: Query, matcher: UnitMatcher): Match[] {
  const matches = units.map((unit) => matcher.match(unit));
  for (const { from, to, ...join } of joins(units)) {
    const found = matcher.match(join.unit);
    if (found.isKnown) for (const match of matches.slice(from, to)) raiseMatch(match, found, JOINED_QUALITY);
  }
  for (const { from, to, words: others, weight } of longest(expand(spelt(words, matches)))) {
    const covered = matches.filter(({ unit }) => unit.word >= from && unit.word < to);
    const found = others.map((other) => matcher.matchTogether(readWords(other)));
    if (covered.length === 0 && found.some(({ weight }) => weight > 0)) {
      const unit: Unit = {
        text: words.slice(from, to).join(' '),
        script: 'full',
        leaves: [],
        isUnfinished: false,
        word: from,
      };
      const added = matcher.empty(unit);
      matches.push(added);
      covered.push(added);
    }
    for (const match of covered) {
      // What the pages call just so needs no other word for it.
      const beside = match.unit.script === 'cjk' ? BESIDE_RUN : isKnownName(match) ? BESIDE_NAME : BESIDE_KNOWN;
      const quality = match.isKnown && match.unit.text !== '' ? weight * beside : weight;
      for (const other of found) raiseMatch(match, other, quality);
    }
  }
  const isChinese = matches.some(({ unit }) => unit.script === 'cjk');
  for (const match of matches) {
    if (isChinese && match.unit.script === 'full') match.weight *= NAME_WEIGHT;
    else match.weight *= 1 - NAMING + NAMING * (isKnownName(match) ? 1 : nameShare(match));
  }
  lessen(matches, isContextWord, CONTEXT_WEIGHT);
  lessen(matches, isLightWord, LIGHT_WEIGHT);
  return matches;
}

/** Whether a match is a name of several words that the pages have as such. */
function isKnownName({ unit, isKnown }: Match): boolean {
  return isKnown && unit.script === 'full' && unit.leaves.length > 1;
}

/** Lets words of a kind count less, where a query has others. */
function lessen(matches: readonly Match[], isOfKind: (word: string) => boolean, weight: number): void {
  if (matches.every((match) => match.weight === 0 || isOfKind(match.unit.text))) return;
  for (const match of matches) if (isOfKind(match.unit.text)) match.weight *= weight;
}

/** The words as the pages spell them, so that what readers call a thing is known with a typing mistake in it, too. */
function spelt(words: readonly string[], matches: readonly Match[]): string[] {
  const isName = (text: string) => /^[a-z]+$/.test(text);
  const mistaken = matches.filter(({ unit, isKnown }) => !isKnown && unit.leaves.length === 0 && isName(unit.text));
  return words.map((word, index) => {
    const { terms = new Map<string, number>() } = mistaken.find(({ unit }) => unit.word === index) ?? {};
    const [best] = [...terms].sort(([, one], [, other]) => other - one);
    return best && synonymsOf(word) === undefined ? best[0] : word;
  });
}

/** Without those for a part of a phrase that is known as a whole. */
function longest(expansions: readonly Expansion[]): Expansion[] {
  const isInside = (one: Expansion, other: Expansion) =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  return expansions.filter((one) => !expansions.some((other) => isInside(one, other)));
}

/** Neighbours that may be one name: `auto external`, and pinyin typed syllable by syllable. */
function joins(units: readonly Unit[]): { from: number; to: number; unit: Unit }[] {
  return units.flatMap((first, from) => {
    const ends = Array.from({ length: LONGEST_JOIN - 1 }, (_, index) => from + index + 2).filter(
      (to) => to <= units.length,
    );
    return ends.flatMap((to) => {
      const parts = units.slice(from, to);
      const isName = parts.every(({ script, word }, index) => script === 'full' && word === first.word + index);
      if (!isName) return [];
      const unit = {
        ...first,
        text: parts.map(({ text }) => text).join(''),
        leaves: [],
        isUnfinished: parts.at(-1)?.isUnfinished ?? false,
      };
      return [{ from, to, unit }];
    });
  });
}
