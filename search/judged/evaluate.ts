import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine, type EngineResults, searchBoth } from '../engine/create-engine.ts';
import type { SearchDocument, SearchOptions } from '../types.ts';

/** A query and the pages that answer it, as paths without the language. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expect: string[];
}

/** The built site in one language. */
export interface BuiltSearch {
  /** The pages with their text. */
  documents: SearchDocument[];
  search(query: string, options: SearchOptions): EngineResults;
  /** The links of the hits. */
  linksOf(query: string, limit: number): string[];
}

/** Quality measures of a set of results. */
export interface Score {
  /** Shares from 0 to 1: an expected page ranks first, ranks in the top five, no page was found. */
  first: number;
  firstFive: number;
  nothing: number;
  /** Mean reciprocal rank of the first expected page within the top ten. */
  mrr: number;
}

/** Enough hits for five different pages. */
const LIMIT = 40;

/** The judged queries of a language. */
export function readQueries(lang: string): JudgedQuery[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `queries.${lang}.json`), 'utf8')) as JudgedQuery[];
}

/** @throws if the site has not been built */
function readDocuments(lang: string, kind: 'index' | 'code'): SearchDocument[] {
  const files = existsSync('dist/static') ? readdirSync('dist/static') : [];
  const name = files.find((file) => new RegExp(`^search_${kind}\\.${lang}\\..*json$`).test(file));
  if (!name) throw new Error(`dist/static has no search_${kind}.${lang}.<hash>.json: npm run build`);
  return JSON.parse(readFileSync(`dist/static/${name}`, 'utf8')) as SearchDocument[];
}

/** Indexes the built site in a language. @throws if the site has not been built */
export function loadSearch(lang: string): BuiltSearch {
  const documents = readDocuments(lang, 'index');
  const [text, code] = [createEngine(documents), createEngine(readDocuments(lang, 'code'))];
  const search = (query: string, options: SearchOptions) => searchBoth(text, code, query, options);
  return { documents, search, linksOf: (query, limit) => search(query, { limit }).hits.map(({ link }) => link) };
}

/** The ranks of the expected pages, one for each query. */
export function ranksOf(queries: readonly JudgedQuery[], { linksOf }: BuiltSearch): number[] {
  return queries.map((query) => rankOf(query, pagesOf(linksOf(query.query, LIMIT))));
}

/** The rank of the first expected page, from 1; 0 if it is missing, -1 if nothing was found. */
function rankOf({ expect }: JudgedQuery, pages: readonly string[]): number {
  return pages.length === 0 ? -1 : pages.findIndex((page) => expect.includes(page)) + 1;
}

/** @param ranks one for each query, as from `ranksOf` */
export function scoreOf(ranks: readonly number[]): Score {
  const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
  return {
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank >= 1 && rank <= 5),
    nothing: share((rank) => rank === -1),
    mrr: ranks.reduce((sum, rank) => sum + (rank >= 1 && rank <= 10 ? 1 / rank : 0), 0) / ranks.length,
  };
}

/** The distinct pages of hits, as paths without language and hash. */
function pagesOf(links: readonly string[]): string[] {
  return [...new Set(links.map((link) => link.replace(/#.*$/, '').replace(/^\/zh(?=\/)/, '')))];
}
