import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine, type EngineResults, searchBoth } from '../../search/engine/create-engine.ts';
import { headingsOf } from '../../search/engine/read-sections.ts';
import type { SearchDocument, SearchOptions } from '../../search/types.ts';

/** A query and the pages that answer it, as paths without the language. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expect: string[];
}

/** A question that strangers ask, and what answers it: links of sections or pages, without the language. */
export interface JudgedQuestion {
  query: string;
  expect: string[];
  /** A public thread in which it is asked, where known. */
  asked?: string;
}

/** Sets of questions: those that readers of issue threads collected, and those with which the ranking was developed. */
export const questionSets = ['strangers.json', 'questions.json'] as const;

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

/** The questions of a set that are in a language. */
export function readQuestions(set: (typeof questionSets)[number], lang: string): JudgedQuestion[] {
  const questions = JSON.parse(readFileSync(path.join(import.meta.dirname, set), 'utf8')) as Record<string, string>[];
  if (set === 'strangers.json')
    return (questions as unknown as (JudgedQuestion & { lang: string })[]).filter((question) => question.lang === lang);
  return questions.map(({ page = '', [lang]: query = '', asked }) => ({ query, expect: [page], asked }));
}

/** The number of rows that readers look at. */
export const ROWS = 3;

/**
 * The ranks of the expected page and of the expected section among the first rows, for each question; 0 if it is none of
 * them.
 *
 * @param prefix what links of the language begin with, such as `/zh`
 */
export function answersOf(
  questions: readonly JudgedQuestion[],
  { linksOf }: BuiltSearch,
  prefix: string,
): { page: number; section: number }[] {
  return questions.map(({ query, expect }) => {
    const rows = linksOf(query, ROWS);
    return {
      page: rows.findIndex((link) => expect.some((one) => prefix + pageOf(one) === pageOf(link))) + 1,
      section: rows.findIndex((link) => expect.some((one) => prefix + one === link)) + 1,
    };
  });
}

function pageOf(link: string): string {
  return link.replace(/#.*$/, '');
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

/** The addresses of all pages and sections, with the language. */
export function addressesOf({ documents }: BuiltSearch): ReadonlySet<string> {
  return new Set(
    documents.flatMap((document) => [
      document.routePath,
      ...headingsOf(document).map(({ id }) => `${document.routePath}#${id}`),
    ]),
  );
}

/** A share from 0 to 1 as the README tells it. */
export const percent = (share: number) => `${Math.round(share * 100)} %`;

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
  return [...new Set(links.map((link) => pageOf(link).replace(/^\/zh(?=\/)/, '')))];
}
