import type { SearchDocument, SearchOptions, SearchResults } from '../types';
import { bestPart } from './best-part';
import { makeHit } from './make-hit';
import { matchQuery } from './match-query';
import { UnitMatcher } from './match-units';
import { nearestTitles } from './nearest-titles';
import { orderByNearness } from './order-by-nearness';
import { rank } from './rank';
import { readQuery } from './read-query';
import { nameOf, readSections, type Section } from './read-sections';
import { rememberLatest } from './remember-latest';
import { SectionIndex } from './section-index';
import { simplify } from './simplify';
import { Sounds } from './sounds';
import { weighPages } from './weigh-pages';

/** So many of the latest answers are kept, since readers type, delete and type again. */
const CACHE = 100;
/** A shorter word is one whose typing has just begun, and is looked for in any case. */
const SHORTEST_ASKED = 3;
/** How many hits an answer has where the asker gives no limit. */
const LIMIT = 100;

export interface EngineResults extends SearchResults {
  /** How many of the query's words the best hit's page has, as typed or in another form. */
  found: number;
  /** How many words of the query were looked for. */
  asked: number;
}

export interface SearchEngine {
  search(query: string, options?: SearchOptions): EngineResults;
}

/**
 * Answers queries from documents: FlexSearch says where terms stand, the rest is ours.
 *
 * @param documents all pages of one locale
 */
export function createEngine(documents: readonly SearchDocument[]): SearchEngine {
  const sections = readSections(documents);
  const sounds = new Sounds(sections);
  const index = new SectionIndex(sections);
  const matcher = new UnitMatcher(index, sounds, sections.length);
  const cohesionOf = (pair: string) => index.cohesionOf(pair);
  const looked = bestPart(sections.length);
  const answer = (query: string, { limit = LIMIT, offset = 0, scope }: SearchOptions): EngineResults => {
    const read = readQuery(query, cohesionOf);
    const matches = matchQuery(read, matcher);
    const inScope = (one: { document: SearchDocument }) => !scope || one.document.domain === scope;
    const ranked = rank(sections, matches, nameOf(query)).filter(({ section }) => inScope(section));
    const ordered = weighPages(orderByNearness(ranked, matches, read.words, looked), looked);
    const toHit = (section: Section) => makeHit(section, matches, query, sounds);
    return {
      hits: ordered.slice(offset, offset + limit).map(({ section }) => toHit(section)),
      nearest: ordered.length > 0 ? [] : nearestTitles(sections.filter(inScope), query).map(toHit),
      found: ordered[0]?.found ?? 0,
      asked: matches.filter(({ unit }) => unit.text.length >= SHORTEST_ASKED).length,
    };
  };
  const remembered = rememberLatest(CACHE, (key) => answer(...(JSON.parse(key) as [string, SearchOptions])));
  return { search: (query, options = {}) => remembered(JSON.stringify([simplify(query), options])) };
}
