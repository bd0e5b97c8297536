import type { Match } from './match';
import type { Section } from './read-sections';
import { FIELDS } from './section-index';
import { FLAG } from './tokenise';

export interface Ranked {
  section: Section;
  score: number;
  /** How many units of the query stand on the page as the reader wrote them, or in another form. */
  found: number;
}

/**
 * What a match counts in each place. These and the numbers below come from a search over values that
 * answers the judged queries of the tests best; what is said of them is what they came to mean.
 */
const COUNTS = { title: 9.4, heading: 3.75, lead: 1.7, mention: 3.8, body: 2.3, pointer: 0.4, keyword: 5.4 };
/** A title says little of a section below it, and a word elsewhere on the page hardly anything. */
const TITLE_FOR_SECTION = 2.4;
const ELSEWHERE_ON_PAGE = 0.25;
/** What the other places of a match add to the best one. */
const OTHER_PLACES = 0.1;
/** How much less a common word counts than a rare one. */
const RARITY = 1.05;
/** How a score falls with the share of the query that is missing. */
const COVERAGE = 0.98;
/** How much of a score depends on how much of its title or heading the query says. */
const FILL = 0.22;
/** Sections that have less of the query than this share of what the best one has are no answer. */
const LEAST_COVERAGE = 0.23;
/** What a title or heading adds that is just the query, or whose last part is. */
const EXACT = { title: 0.67, titlePart: 0.46, heading: 0.53, headingPart: 0.14 };
/** A match this good is the word itself or a form of it, not one that looks like it. */
const SURE = 0.66;
/** From this quality on, a match counts as the word. */
const GOOD = 0.95;
/** A full score, to which exactness is added. */
const FULL = 5;

/**
 * Puts the sections that answer a query in order, the best first.
 *
 * @param name the whole query as one name, by `nameOf`
 */
export function rank(sections: readonly Section[], matches: readonly Match[], name: string): Ranked[] {
  const known = matches.filter(({ weight }) => weight > 0);
  const weights = known.map(({ weight }) => weight ** RARITY);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const onPage = known.map((match) => bestOnPages(sections, match));
  const ranked: (Ranked & { coverage: number })[] = [];
  for (const section of sections) {
    const isFirst = section.number === section.first;
    const at = section.number * FIELDS.length;
    let score = 0;
    let covered = 0;
    let found = 0;
    let isHere = false;
    let named = 0;
    for (const [index, { places, unit }] of known.entries()) {
      const weight = weights[index] ?? 0;
      const title = places[section.first * FIELDS.length] ?? 0;
      const heading = isFirst ? 0 : (places[at + 1] ?? 0);
      const [lead = 0, mention = 0, body = 0, pointer = 0, keyword = 0] = places.subarray(at + 2, at + 7);
      const elsewhere = onPage[index]?.[section.first] ?? 0;
      const here = Math.max(heading, lead, mention, body, pointer, keyword, isFirst ? title : 0);
      const parts = [
        title * (isFirst ? COUNTS.title : TITLE_FOR_SECTION),
        heading * COUNTS.heading,
        lead * COUNTS.lead,
        mention * COUNTS.mention,
        body * COUNTS.body,
        // Pages tell of flags in lines that point to options.
        pointer * (unit.text.startsWith(FLAG) ? COUNTS.body : COUNTS.pointer),
        keyword * COUNTS.keyword,
        elsewhere * ELSEWHERE_ON_PAGE,
      ];
      const most = Math.max(...parts);
      score += weight * (most + OTHER_PLACES * (parts.reduce((sum, part) => sum + part, 0) - most));
      covered += weight * Math.min(1, Math.max(here, title, ELSEWHERE_ON_PAGE * elsewhere) / GOOD);
      if (Math.max(here, title, elsewhere) >= SURE) found++;
      if (here > 0) isHere = true;
      if (Math.max(heading, isFirst ? title : 0) >= SURE) named += Math.max(1, unit.leaves.length);
    }
    if (!isHere) continue;
    const coverage = covered / total;
    const fill = Math.min(1, named / section.nameLength);
    const relevance = (score / (FULL * total)) * coverage ** COVERAGE * (1 - FILL + FILL * fill);
    ranked.push({ section, score: relevance + exactness(section, name), coverage, found });
  }
  const most = Math.max(...ranked.map(({ coverage }) => coverage));
  return ranked
    .filter(({ coverage }) => coverage >= most * LEAST_COVERAGE)
    .sort((one, other) => other.score - one.score);
}

/** What a title or heading is worth that is just what the reader typed, or whose last part is. */
function exactness({ names, number, first }: Section, name: string): number {
  const at = names.indexOf(name);
  if (at < 0 || name === '') return 0;
  const isPage = number === first;
  return at === 0 ? EXACT[isPage ? 'title' : 'heading'] : EXACT[isPage ? 'titlePart' : 'headingPart'];
}

/** The best quality of a match anywhere on a page, by the number of the page's first section. */
function bestOnPages(sections: readonly Section[], { places }: Match): Float32Array {
  const best = new Float32Array(sections.length);
  for (const { number, first } of sections) {
    for (let field = 0; field < FIELDS.length; field++) {
      best[first] = Math.max(best[first] ?? 0, places[number * FIELDS.length + field] ?? 0);
    }
  }
  return best;
}
