import { simplify } from '../dictionary/traditional';
import type { HighlightRange, SearchDocument, SearchHit, SearchOptions, SearchResults } from '../types';
import { excerptOf, highlight, type MarkedTerms, markedTerms } from './excerpt';
import { FullTextIndex, type IndexedText } from './full-text-index';
import { type Match, TermMatcher } from './match-terms';
import { nearestTitles } from './nearest-titles';
import { parseQuery } from './parse-query';
import { Pinyin } from './pinyin';
import { indexSections, type Section } from './read-sections';
import { scoreSections } from './score-sections';
import { nameOf } from './tokenize';
import { weights as tuned } from './weights';

/** Readers type, delete and type again: so many of the latest answers are cached (K-02). */
const CACHE = 100;
/** Hits of an answer where no limit is given (K-01). */
const LIMIT = 100;
/** Shorter words may be the beginning of any other. */
const SHORTEST_WORD = 3;

export interface EngineResults extends SearchResults {
  /** How many of the query's words the best hit's page has. */
  found: number;
  /** How many words of the query were looked for. */
  asked: number;
}

export interface SearchEngine {
  search(query: string, options?: SearchOptions): EngineResults;
}

export interface Indexed {
  index: FullTextIndex;
  sections: Section[];
  pinyin: Pinyin;
}

/** @param documents all pages of one locale */
export function indexDocuments(documents: readonly SearchDocument[]): Indexed {
  const index = new FullTextIndex();
  const sections = indexSections(documents, index);
  return { index, sections, pinyin: new Pinyin(documents.find((document) => document.pinyin)?.pinyin ?? '', sections) };
}

/** Answers queries: FlexSearch encodes words and finds the sections that have them, the rest ranks those. */
export function createEngine({ index, sections, pinyin }: Indexed, weights = tuned): SearchEngine {
  const matcher = new TermMatcher(index, pinyin, sections.length, weights);
  const cache = new Map<string, EngineResults>();

  function answer(query: string, { limit = LIMIT, offset = 0, scope }: SearchOptions): EngineResults {
    const isSearched = ({ document }: Section) => !scope || document.domain === scope;
    const matches = matcher.match(parseQuery(query));
    const marked = markedTerms(matches);
    const scored = scoreSections(sections, matches, marked, nameOf(query), isSearched, weights);
    const toHit = (section: Section) => createHit(section, matches, marked, query, pinyin);
    return {
      hits: scored.slice(offset, offset + limit).map(({ section }) => toHit(section)),
      nearest: scored.length > 0 ? [] : nearestTitles(sections.filter(isSearched), query).map(toHit),
      found: scored[0]?.found ?? 0,
      asked: matches.filter(({ term }) => term.text.length >= SHORTEST_WORD).length,
    };
  }

  return {
    search(query, options = {}) {
      const simplified = simplify(query.normalize('NFC'));
      const key = JSON.stringify([simplified, options]);
      const results = cache.get(key) ?? answer(simplified, options);
      // A map keeps the order of insertion, so the first key is the oldest.
      cache.delete(key);
      cache.set(key, results);
      if (cache.size > CACHE) cache.delete(cache.keys().next().value ?? '');
      return results;
    },
  };
}

/** Whether words of the query are missing in what the pages say, so that the code they show is worth a search. */
export function lacksWords({ found, asked }: EngineResults): boolean {
  return found < asked;
}

/** Searches the pages' text, then their code where that has more of the query. */
export function searchBoth(
  text: SearchEngine,
  code: SearchEngine,
  query: string,
  options?: SearchOptions,
): EngineResults {
  const inText = text.search(query, options);
  if (!lacksWords(inText)) return inText;
  const inCode = code.search(query, options);
  return inCode.found > inText.found ? inCode : inText;
}

function createHit(
  section: Section,
  matches: readonly Match[],
  marked: MarkedTerms,
  query: string,
  pinyin: Pinyin,
): SearchHit {
  const { document, heading, id, body, description, above } = section;
  const mark = (text: IndexedText): HighlightRange[] => {
    const ranges = highlight(text, marked);
    return ranges.length > 0
      ? ranges
      : matches.flatMap(({ term }) => pinyin.highlight(text.text, term.text)).slice(0, 1);
  };
  const header = mark(heading);
  const excerpt = excerptOf(body.text ? body : description, matches, marked);
  return {
    type: header.length === 0 ? 'content' : id === '' ? 'title' : 'header',
    title: document.title,
    header: heading.text,
    statement: excerpt.text,
    link: document.routePath + (id && `#${id}`),
    query,
    // The title is the first line of what stands above.
    highlights: {
      title: mark(above).filter(({ start }) => start < document.title.length),
      header,
      statement: excerpt.highlights,
    },
    group: document.domain,
  };
}
