import { isStopWord, LIGHT } from '../dictionary/stop-words';
import { findMarks, findWindow, type MarkedTerms } from './excerpt';
import type { IndexedText } from './full-text-index';
import type { Match } from './match-terms';
import { BODY, FIELDS, HEADING, KEYWORD, LEAD, type Section, TITLE } from './read-sections';
import { weights } from './weights';

/** A section with its score. */
export interface Scored {
  section: Section;
  score: number;
  /** How many query terms the page contains, as typed or in another form. */
  found: number;
  /** The share of the query that the section covers, from 0 to 1. */
  coverage: number;
}

/** From this quality on, a match is the word itself or a form of it. */
const SURE = 0.66;
/** Sections that cover less than this share of what the best one covers are dropped. */
const LEAST_COVERAGE = 0.23;
/** Proximity is computed for this share of all sections, and for at least this many. */
const LOOKED_AT = { share: 0.04, least: 24 };
/** In characters; about two lines of text. */
const NEAR = 150;
/** Factors for a page's first, second and further sections, so that one page does not fill the list. */
const REPEATED = [1, 0.75, 0.5] as const;

/**
 * Ranks the sections that match, best first.
 *
 * @param name the whole query as one name
 */
export function scoreSections(
  sections: readonly Section[],
  matches: readonly Match[],
  marked: MarkedTerms,
  name: string,
): Scored[] {
  const known = matches.filter(({ weight }) => weight > 0);
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const numbers = new Set(
    known.flatMap(({ places }) => [...places.keys()].map((place) => Math.trunc(place / FIELDS.length))),
  );
  const onPages = known.map((match) => bestOnPages(match, sections));
  const all = [...numbers]
    .flatMap((number) => sections[number] ?? [])
    .map((section): Scored => {
      const isFirst = section.number === section.first;
      let score = 0;
      let covered = 0;
      let found = 0;
      for (const [at, { places, weight }] of known.entries()) {
        const quality = (field: number, number = section.number) => places.get(number * FIELDS.length + field) ?? 0;
        const title = quality(TITLE, section.first);
        const own = [quality(HEADING), quality(LEAD), quality(BODY), quality(KEYWORD)] as const;
        const elsewhere = onPages[at]?.get(section.first) ?? 0;
        const parts = [
          title * (isFirst ? weights.title : weights.pageTitle),
          own[0] * weights.heading,
          own[1] * weights.lead,
          own[2] * weights.body,
          own[3] * weights.keyword,
          elsewhere * weights.elsewhere,
        ];
        const most = Math.max(...parts);
        score += weight * (most + weights.otherFields * (parts.reduce((sum, part) => sum + part, 0) - most));
        covered += weight * Math.max(...own, title, weights.elsewhere * elsewhere);
        if (Math.max(...own, title, elsewhere) >= SURE) found++;
      }
      const coverage = covered / total;
      const at = section.aliases.has(name) ? 1 : section.names.indexOf(name);
      // Prefer `lib.autoExtension` to `lib.dts.autoExtension` for `autoExtension`.
      const exactness = at < 0 ? 0 : weights.exactName / Math.max(1, at);
      const isUnnamed = section.subjects.length > 0 && !section.subjects.some((subject) => marked.has(subject));
      const share = (score / total) * coverage * (isUnnamed ? weights.unnamedSubject : 1);
      return { section, score: share + exactness, found, coverage };
    })
    .sort(byScore);
  const least = LEAST_COVERAGE * Math.max(...all.map(({ coverage }) => coverage));
  const scored = all.filter(({ coverage }) => coverage >= least);
  const best = scored.slice(0, Math.max(LOOKED_AT.least, Math.round(sections.length * LOOKED_AT.share)));
  for (const one of best) {
    one.score *= 1 - weights.proximity + weights.proximity * proximity(one.section, matches, marked, total);
    one.score += weights.likeness * likeness(one.section, matches, marked, total);
  }
  addSamePage(best);
  best.sort(byScore);
  return spreadPages([...best, ...scored.slice(best.length)]);
}

function byScore(one: Scored, other: Scored): number {
  return other.score - one.score;
}

function bestOnPages({ places }: Match, sections: readonly Section[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const [place, quality] of places) {
    const first = sections[Math.trunc(place / FIELDS.length)]?.first ?? 0;
    best.set(first, Math.max(best.get(first) ?? 0, quality));
  }
  return best;
}

/** The weight of the terms found in the headings or close together in the text, from 0 to 1. */
function proximity(section: Section, matches: readonly Match[], marked: MarkedTerms, total: number): number {
  if (matches.length < 2) return 1;
  const named = [section.above, section.heading]
    .flatMap((text) => findMarks(text, marked))
    .flatMap(({ terms }) => terms);
  const weigh = (terms: Iterable<number>) =>
    [...new Set([...named, ...terms])].reduce((sum, term) => sum + (matches[term]?.weight ?? 0), 0);
  const near = (text: IndexedText) =>
    findWindow(findMarks(text, marked), matches, NEAR, (start, end) => end - start)?.terms ?? [];
  const texts = [section.body, section.description, ...section.keywords];
  return Math.max(...texts.map((text) => weigh(near(text)))) / total;
}

/** How much a heading or keyword is like the query, from 0 to 1: how much of either the other one contains. */
function likeness(section: Section, matches: readonly Match[], marked: MarkedTerms, total: number): number {
  const likenessOf = (text: IndexedText, field: number) => {
    const words = text.tokens.filter(({ term }) => !isStopWord(term) && !LIGHT.has(term));
    const found = words.filter(({ term }) => marked.has(term));
    const place = section.number * FIELDS.length + field;
    const add = (sum: number, { weight, places }: Match) => sum + weight * (places.get(place) ?? 0);
    const covered = matches.filter((_, at) => found.some(({ term }) => marked.get(term)?.includes(at))).reduce(add, 0);
    return (covered / total) * (found.length / Math.max(1, words.length));
  };
  const named = likenessOf(section.heading, section.id === '' ? TITLE : HEADING);
  return Math.max(named, ...section.keywords.map((keyword) => likenessOf(keyword, KEYWORD)));
}

/** Raises pages that match in several sections. */
function addSamePage(best: readonly Scored[]): void {
  const sums = new Map<number, number>();
  for (const { section, score } of best) sums.set(section.first, (sums.get(section.first) ?? 0) + score);
  for (const one of best) one.score += weights.samePage * ((sums.get(one.section.first) ?? 0) - one.score);
}

/** Lowers the repeated sections of a page, so that other pages come before them. */
function spreadPages(sorted: readonly Scored[]): Scored[] {
  const seen = new Map<number, number>();
  const spread = sorted.map((one) => {
    const before = seen.get(one.section.first) ?? 0;
    seen.set(one.section.first, before + 1);
    return { ...one, score: one.score * (REPEATED[Math.min(before, REPEATED.length - 1)] ?? 1) };
  });
  return spread.sort(byScore);
}
