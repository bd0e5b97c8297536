import { isStopWord, LIGHT } from '../dictionary/stop-words';
import { findMarks, findWindow, type MarkedTerms } from './excerpt';
import type { IndexedText } from './full-text-index';
import type { Match } from './match-terms';
import { BODY, FIELDS, HEADING, KEYWORD, LEAD, REFERENCE, type Section, TITLE } from './read-sections';
import { weights } from './weights';

/** A section with its score. */
export interface Scored {
  section: Section;
  score: number;
  /** How many query terms the page contains, as typed or in another form. */
  found: number;
  /** The share of the query that the section covers, with what its page adds, from 0 to 1. */
  coverage: number;
  /** The share that its own texts cover, from 0 to 1. */
  own: number;
  /** The weight of the terms found in the headings or close together in the text, from 0 to 1; 0 if not computed. */
  near: number;
  /** What each part of the ranking has given or taken, in order. */
  parts: Partial<Record<Part, number>>;
}

/** The parts of the ranking, in the order in which they change the score. */
export const PARTS = ['words', 'name', 'message', 'proximity', 'likeness', 'same page', 'landing', 'spread'] as const;
type Part = (typeof PARTS)[number];

/** From this quality on, a match is the word itself or a form of it. */
const SURE = 0.66;
/** Sections that cover less than this share of what the best one covers are dropped. */
const LEAST_COVERAGE = 0.23;
/** Weaker evidence than this does not bring in a section that has no word of the query. */
const LEAST_EVIDENCE = 0.1;
/** Proximity is computed for this share of all sections, and for at least this many. */
const LOOKED_AT = { share: 0.04, least: 24 };
/** In characters; about two lines of text. */
const NEAR = 150;
/** Factors for a page's first, second and further sections, so that one page does not fill the list. */
const REPEATED = [1, 0.75, 0.5] as const;

/** The query while sections are scored. */
interface Scoring {
  matches: readonly Match[];
  marked: MarkedTerms;
  /** The weight of all terms that match somewhere. */
  total: number;
  /** The whole query as one name. */
  name: string;
}

/**
 * Ranks the sections that match, best first.
 *
 * @param name the whole query as one name
 * @param evidence what else speaks for a section, from 0 to 1 by its link
 */
export function scoreSections(
  sections: readonly Section[],
  matches: readonly Match[],
  marked: MarkedTerms,
  name: string,
  evidence: ReadonlyMap<string, number> = new Map(),
): Scored[] {
  const known = matches.filter(({ weight }) => weight > 0);
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const scoring = { matches, marked, total, name };
  const numbers = new Set(
    known.flatMap(({ places }) => [...places.keys()].map((place) => Math.trunc(place / FIELDS.length))),
  );
  if (evidence.size > 0)
    for (const section of sections)
      if ((evidence.get(linkOf(section)) ?? 0) >= LEAST_EVIDENCE) numbers.add(section.number);
  const onPages = known.map((match) => bestOnPages(match, sections));
  const all = [...numbers]
    .flatMap((number) => sections[number] ?? [])
    .map((section) => scoreWords(section, known, onPages, scoring, evidence.get(linkOf(section)) ?? 0))
    .sort(byScore);
  const least = LEAST_COVERAGE * Math.max(...all.map(({ coverage }) => coverage));
  const scored = all.filter(({ coverage }) => coverage >= least);
  const best = scored.slice(0, Math.max(LOOKED_AT.least, Math.round(sections.length * LOOKED_AT.share)));
  for (const one of best) {
    one.near = proximity(one.section, scoring);
    // Evidence may come from a sample, whose words are not in the text.
    gain(one, 'proximity', (one.score - (one.parts.message ?? 0)) * weights.proximity * (one.near - 1));
    gain(one, 'likeness', weights.likeness * likeness(one.section, scoring));
  }
  addSamePage(best);
  for (const page of groupByPage(best)) landOnSection(page, scoring);
  best.sort(byScore);
  return spreadPages([...best, ...scored.slice(best.length)]);
}

/** The link of a section, without the base. */
export function linkOf({ document, id }: Section): string {
  return document.routePath + (id && `#${id}`);
}

/** Scores a section by its words, its name and the evidence for it. */
function scoreWords(
  section: Section,
  known: readonly Match[],
  onPages: readonly ReadonlyMap<number, number>[],
  { marked, total, name }: Scoring,
  evidence: number,
): Scored {
  const isFirst = section.number === section.first;
  const sums = { score: 0, coverage: 0, own: 0 };
  let found = 0;
  for (const [at, { places, weight }] of known.entries()) {
    const quality = (field: number, number = section.number) => places.get(number * FIELDS.length + field) ?? 0;
    const title = quality(TITLE, section.first);
    const own = [quality(HEADING), quality(LEAD), quality(BODY), quality(KEYWORD), quality(REFERENCE)] as const;
    const elsewhere = onPages[at]?.get(section.first) ?? 0;
    const parts = [
      title * (isFirst ? weights.title : weights.pageTitle),
      own[0] * weights.heading,
      own[1] * weights.lead,
      own[2] * weights.body,
      own[3] * weights.keyword,
      own[4] * weights.reference,
      elsewhere * weights.elsewhere,
    ];
    const most = Math.max(...parts);
    sums.score += weight * (most + weights.otherFields * (parts.reduce((sum, part) => sum + part, 0) - most));
    sums.coverage += weight * Math.max(...own, title, weights.elsewhere * elsewhere);
    sums.own += weight * Math.max(...own, isFirst ? title : 0);
    if (Math.max(...own, title, elsewhere) >= SURE) found++;
  }
  const share = (sum: number) => (total > 0 ? sum / total : 0);
  const coverage = share(sums.coverage);
  const at = section.aliases.has(name) ? 1 : section.names.indexOf(name);
  const isUnnamed = section.subjects.length > 0 && !section.subjects.some((subject) => marked.has(subject));
  const scored: Scored = {
    section,
    score: 0,
    found,
    coverage: Math.max(coverage, evidence),
    own: share(sums.own),
    near: 0,
    parts: {},
  };
  gain(scored, 'words', share(sums.score) * coverage * (isUnnamed ? weights.unnamedSubject : 1));
  // Prefer `lib.autoExtension` to `lib.dts.autoExtension` for `autoExtension`.
  gain(scored, 'name', at < 0 ? 0 : weights.exactName / Math.max(1, at));
  gain(scored, 'message', weights.message * evidence);
  return scored;
}

function gain(one: Scored, part: Part, points: number): void {
  one.score += points;
  one.parts[part] = (one.parts[part] ?? 0) + points;
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
function proximity(section: Section, { matches, marked, total }: Scoring): number {
  if (matches.length < 2 || total === 0) return 1;
  const named = [section.above, section.heading]
    .flatMap((text) => findMarks(text, marked))
    .flatMap(({ terms }) => terms);
  const weigh = (terms: Iterable<number>) =>
    [...new Set([...named, ...terms])].reduce((sum, term) => sum + (matches[term]?.weight ?? 0), 0);
  const near = (text: IndexedText) =>
    findWindow(findMarks(text, marked), matches, NEAR, (start, end) => end - start)?.terms ?? [];
  const texts = [section.body, section.description, ...section.keywords, ...section.references];
  return Math.max(...texts.map((text) => weigh(near(text)))) / total;
}

/** How much a heading, keyword or reference is like the query, from 0 to 1. */
function likeness(section: Section, scoring: Scoring): number {
  const likenessOf = (text: IndexedText, field: number) => likenessOfText(text, section, field, scoring);
  return Math.max(
    likenessOf(section.heading, section.id === '' ? TITLE : HEADING),
    ...section.keywords.map((keyword) => likenessOf(keyword, KEYWORD)),
    ...section.references.map((reference) => likenessOf(reference, REFERENCE)),
  );
}

/** How much of the query a text contains, and how much of the text the query contains, multiplied. */
function likenessOfText(text: IndexedText, section: Section, field: number, { matches, marked, total }: Scoring) {
  if (total === 0) return 0;
  const words = text.tokens.filter(({ term }) => !isStopWord(term) && !LIGHT.has(term));
  const found = words.filter(({ term }) => marked.has(term));
  const place = section.number * FIELDS.length + field;
  const add = (sum: number, { weight, places }: Match) => sum + weight * (places.get(place) ?? 0);
  const covered = matches.filter((_, at) => found.some(({ term }) => marked.get(term)?.includes(at))).reduce(add, 0);
  return (covered / total) * (found.length / Math.max(1, words.length));
}

function groupByPage(best: readonly Scored[]): Scored[][] {
  const pages = new Map<number, Scored[]>();
  for (const one of best) pages.set(one.section.first, [...(pages.get(one.section.first) ?? []), one]);
  return [...pages.values()];
}

/** Raises pages that match in several sections. */
function addSamePage(best: readonly Scored[]): void {
  const sums = new Map<number, number>();
  for (const { section, score } of best) sums.set(section.first, (sums.get(section.first) ?? 0) + score);
  for (const one of best) gain(one, 'same page', weights.samePage * ((sums.get(one.section.first) ?? 0) - one.score));
}

/**
 * Lets the best section of a page take the place of the page, if it says about as much of the query. A title collects
 * points from all queries about its subject, so that without this, a page comes before the section that answers.
 * Readers who type a page's name want the page.
 *
 * @param some the scored sections of one page
 */
function landOnSection(some: readonly Scored[], scoring: Scoring): void {
  const page = some.find(({ section }) => section.id === '');
  const [landing] = some.filter((one) => one !== page).sort(byScore);
  if (!page || !landing || landing.score > page.score) return;
  const { section } = page;
  const isNamed = section.aliases.has(scoring.name) || section.names.includes(scoring.name);
  if (isNamed || likenessOfText(section.heading, section, TITLE, scoring) >= weights.titled) return;
  const says = ({ own, near }: Scored) => Math.min(own, near);
  if (says(landing) < weights.landing * says(page)) return;
  const difference = page.score - landing.score;
  gain(landing, 'landing', difference);
  gain(page, 'landing', -difference);
}

/** Lowers the repeated sections of a page, so that other pages come before them. */
function spreadPages(sorted: readonly Scored[]): Scored[] {
  const seen = new Map<number, number>();
  for (const one of sorted) {
    const before = seen.get(one.section.first) ?? 0;
    seen.set(one.section.first, before + 1);
    gain(one, 'spread', one.score * ((REPEATED[Math.min(before, REPEATED.length - 1)] ?? 1) - 1));
  }
  return [...sorted].sort(byScore);
}
