import { LIGHT } from '../dictionary/stop-words';
import { simplify } from '../dictionary/traditional';
import type { SearchDocument, SearchHit, SearchOptions, SearchResults } from '../types';
import { excerptOf, highlight, type MarkedTerms, markedTerms } from './excerpt';
import { FullTextIndex } from './full-text-index';
import { type Match, TermMatcher } from './match-terms';
import { isMessage, MessageIndex, type MessageMatch, toolOf } from './message-index';
import { nearestTitles } from './nearest-titles';
import { parseQuery } from './parse-query';
import { Pinyin } from './pinyin';
import { indexSections, type Section } from './read-sections';
import { linkOf, type Scored, scoreSections } from './score-sections';
import { withoutAccents } from './tokenize';
import { weights } from './weights';

/** Readers type, delete and retype, so the latest results are cached (K-02). */
const CACHE = 100;
/** The default limit (K-01). */
const LIMIT = 100;
/** Shorter words could be the beginning of many others. */
const SHORTEST_WORD = 3;

/** The results of a search, with what `searchBoth` compares. */
export interface EngineResults extends SearchResults {
  /** How many words of the query the best hit's page contains. */
  found: number;
  /** How many words of the query the pages do not contain. */
  unknown: number;
  /** For each hit, what the parts of the ranking have given or taken. */
  points: Scored['parts'][];
}

/** Searches the indexed documents of one locale. */
export interface SearchEngine {
  /**
   * @param evidence how likely a section is to answer, from 0 to 1 by its link, besides what its words say
   * @returns the hits, best first; the same object again while it is cached
   */
  search(query: string, options?: SearchOptions, evidence?: ReadonlyMap<string, number>): EngineResults;
  /** Looks up a message of a tool by its skeleton. */
  findMessage(query: string): MessageMatch;
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

  let messages: MessageIndex | undefined;

  /** Only errors need the lines, so they are indexed for the first one. */
  function indexMessages(): MessageIndex {
    const lines = new MessageIndex();
    for (const section of sections) {
      const { heading, keywords, references } = section;
      for (const { text } of [heading, ...keywords, ...references]) lines.add(linkOf(section), text);
      lines.add(linkOf(section), section.lines);
    }
    return lines;
  }

  function answer(
    query: string,
    { limit = LIMIT, offset = 0 }: SearchOptions,
    evidence?: ReadonlyMap<string, number>,
  ): EngineResults {
    const isKnown = (word: string) => index.has(word, /\p{Script=Han}/u.test(word) ? 'cjk' : 'full');
    const { matches, name } = matcher.match(parseQuery(pinyin.correct(query, isKnown)));
    const marked = markedTerms(matches);
    const scored = scoreSections(sections, matches, marked, name, evidence);
    const isNew = ({ term, isKnown }: Match) => !isKnown && term.text.length >= SHORTEST_WORD && !LIGHT.has(term.text);
    const toHit = (section: Section) => createHit(section, matches, marked, query);
    const shown = scored.slice(offset, offset + limit);
    return {
      hits: shown.map(({ section }) => toHit(section)),
      points: shown.map(({ parts }) => parts),
      nearest: scored.length > 0 ? [] : nearestTitles(sections, query).map(toHit),
      found: scored[0]?.found ?? 0,
      unknown: matches.filter(isNew).length,
    };
  }

  return {
    findMessage(query) {
      messages ??= indexMessages();
      return messages.match(query);
    },
    search(query, options = {}, evidence) {
      const simplified = simplify(withoutAccents(query));
      const key = JSON.stringify([simplified, options, evidence !== undefined]);
      const results = cache.get(key) ?? answer(simplified, options, evidence);
      // Maps keep insertion order, so the first key is the oldest.
      cache.delete(key);
      cache.set(key, results);
      if (cache.size > CACHE) cache.delete(cache.keys().next().value ?? '');
      return results;
    },
  };
}

/**
 * Whether searching the pages' code is worthwhile: for words that their text lacks, and for messages, which are in the
 * output of samples.
 *
 * @param results those of a search in the text
 */
export function belongsInCode(query: string, { unknown }: EngineResults): boolean {
  return unknown > 0 || isMessage(query);
}

/**
 * Searches the pages' text, and also their code if that is worthwhile. For a message, lines of the code that are like it
 * are evidence for their sections. For other queries, the results in the code are preferred if their best page has more
 * words of the query, some of which no text has; otherwise long code has more words only by chance.
 */
export function searchBoth(
  text: SearchEngine,
  code: SearchEngine,
  query: string,
  options?: SearchOptions,
): EngineResults {
  if (isMessage(query)) {
    const [inText, inCode] = [text.findMessage(query), code.findMessage(query)];
    const evidence = joinEvidence(inText, inCode);
    const tool = toolOf(query);
    if (tool)
      preferTool(
        evidence,
        [text, code].map((engine) => engine.search(tool)),
      );
    const results = text.search(query, options, evidence);
    return inText.isUnknown && inCode.isUnknown ? { ...results, isUnknownMessage: true } : results;
  }
  const inText = text.search(query, options);
  if (!belongsInCode(query, inText)) return inText;
  const inCode = code.search(query, options);
  return inCode.unknown < inText.unknown && inCode.found > inText.found ? inCode : inText;
}

/** Half of a message is far less than half of the evidence: many begin alike. */
function joinEvidence(text: MessageMatch, code: MessageMatch): Map<string, number> {
  const evidence = new Map([...text.shares].map(([link, share]) => [link, share ** weights.messagePower]));
  for (const [link, share] of code.shares)
    evidence.set(link, Math.max(evidence.get(link) ?? 0, share ** weights.messagePower));
  return evidence;
}

/** Lowers the evidence for sections that do not name the tool that printed the message, if some do. */
function preferTool(evidence: Map<string, number>, named: readonly EngineResults[]): void {
  const links = new Set(named.flatMap(({ hits }) => hits.map(({ link }) => link)));
  if (links.size === 0) return;
  for (const [link, share] of evidence) if (!links.has(link)) evidence.set(link, share * weights.otherTool);
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
    link: linkOf(section),
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
