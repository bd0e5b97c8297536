import { LIGHT } from '../dictionary/stop-words';
import { simplify } from '../dictionary/traditional';
import type { SearchDocument, SearchHit, SearchOptions, SearchResults } from '../types';
import { excerptOf, highlight, type MarkedTerms, markedTerms } from './excerpt';
import { FullTextIndex } from './full-text-index';
import { type Match, TermMatcher } from './match-terms';
import { nearestTitles } from './nearest-titles';
import { parseQuery } from './parse-query';
import { Pinyin } from './pinyin';
import { indexSections, type Section } from './read-sections';
import { scoreSections } from './score-sections';

/** Readers type, delete and retype, so the latest results are cached (K-02). */
const CACHE = 100;
/** The default limit (K-01). */
const LIMIT = 100;
/** Shorter words could be the beginning of many others. */
const SHORTEST_WORD = 3;
/** A pasted error, whose words are often in the output of a sample. */
const ERROR = /[a-z]Error\b|\bERR_|\bis not (?:a|defined)\b/;

/** The results of a search, with what `searchBoth` compares. */
export interface EngineResults extends SearchResults {
  /** How many words of the query the best hit's page contains. */
  found: number;
  /** How many words of the query the pages do not contain. */
  unknown: number;
}

/** Searches the indexed documents of one locale. */
export interface SearchEngine {
  /** @returns the hits, best first; the same object again while it is cached */
  search(query: string, options?: SearchOptions): EngineResults;
}

/**
 * Indexes documents. FlexSearch encodes words and looks up the sections that contain them; the rest is our own.
 *
 * @param documents all pages of one locale, with either their text or their code
 */
export function createEngine(documents: readonly SearchDocument[]): SearchEngine {
  const index = new FullTextIndex();
  const sections = indexSections(documents, index);
  const table = documents.find((document) => document.pinyin)?.pinyin ?? '';
  const pinyin = new Pinyin(table, sections);
  const matcher = new TermMatcher(index, sections.length);
  const cache = new Map<string, EngineResults>();

  function answer(query: string, { limit = LIMIT, offset = 0 }: SearchOptions): EngineResults {
    const isKnown = (word: string) => index.has(word, /\p{Script=Han}/u.test(word) ? 'cjk' : 'full');
    const { matches, name } = matcher.match(parseQuery(pinyin.correct(query, isKnown)));
    const marked = markedTerms(matches);
    const scored = scoreSections(sections, matches, marked, name);
    const isNew = ({ term, isKnown }: Match) => !isKnown && term.text.length >= SHORTEST_WORD && !LIGHT.has(term.text);
    const toHit = (section: Section) => createHit(section, matches, marked, query);
    return {
      hits: scored.slice(offset, offset + limit).map(({ section }) => toHit(section)),
      nearest: scored.length > 0 ? [] : nearestTitles(sections, query).map(toHit),
      found: scored[0]?.found ?? 0,
      unknown: matches.filter(isNew).length,
    };
  }

  return {
    search(query, options = {}) {
      const simplified = simplify(query.normalize('NFC'));
      const key = JSON.stringify([simplified, options]);
      const results = cache.get(key) ?? answer(simplified, options);
      // Maps keep insertion order, so the first key is the oldest.
      cache.delete(key);
      cache.set(key, results);
      if (cache.size > CACHE) cache.delete(cache.keys().next().value ?? '');
      return results;
    },
  };
}

/**
 * Whether searching the pages' code is worthwhile: for words that their text lacks, and for errors.
 *
 * @param results those of a search in the text
 */
export function belongsInCode(query: string, { unknown }: EngineResults): boolean {
  return unknown > 0 || ERROR.test(query);
}

/**
 * Searches the pages' text, and also their code if that is worthwhile. The results in the code are preferred if their
 * best page has more words of the query, and if either no text has some of these words or the query is an error;
 * otherwise long code has more words only by chance.
 */
export function searchBoth(
  text: SearchEngine,
  code: SearchEngine,
  query: string,
  options?: SearchOptions,
): EngineResults {
  const inText = text.search(query, options);
  if (!belongsInCode(query, inText)) return inText;
  const inCode = code.search(query, options);
  const isSure = inCode.unknown < inText.unknown || ERROR.test(query);
  return isSure && inCode.found > inText.found ? inCode : inText;
}

function createHit(section: Section, matches: readonly Match[], marked: MarkedTerms, query: string): SearchHit {
  const { document, heading, id, body, description, above } = section;
  const header = highlight(heading, marked);
  const excerpt = excerptOf(body.text ? body : description, matches, marked);
  return {
    type: header.length === 0 ? 'content' : id === '' ? 'title' : 'header',
    title: document.title,
    header: heading.text,
    statement: excerpt.text,
    link: document.routePath + (id && `#${id}`),
    query,
    // `above` begins with the title, on the first line.
    highlights: {
      title: highlight(above, marked).filter(({ start }) => start < document.title.length),
      header,
      statement: excerpt.highlights,
    },
    group: document.domain,
  };
}
