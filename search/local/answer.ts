import { createEngine, type SearchEngine } from '../engine/create-engine';
import { betterOf, lacksWords } from '../engine/text-then-code';
import type { SearchOptions, SearchResults } from '../types';
import { fetchDocuments } from './fetch-documents';

/** What is asked of the documents at two addresses; without a query those of the text are only made ready. */
export type Question = { addresses: { text: string; code: string }; query?: string; options?: SearchOptions };

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * Answers from engines that live as long as this script. The code that pages show is fetched for the
 * first query that has a word which no text has.
 */
export async function answer({ addresses, query, options }: Question): Promise<SearchResults> {
  const text = await engineOf(addresses.text, 1);
  if (query === undefined) return { hits: [], nearest: [] };
  const inText = text.search(query, options);
  if (!lacksWords(inText)) return inText;
  try {
    // Pages may have no code at all.
    const code = await engineOf(addresses.code, 0);
    return betterOf(inText, code.search(query, options));
  } catch (error) {
    console.warn(error);
    return inText;
  }
}

/** A fetch that failed is not remembered. */
async function engineOf(address: string, least: number): Promise<SearchEngine> {
  const engine = engines.get(address) ?? fetchDocuments(address, least).then(createEngine);
  engines.set(address, engine);
  try {
    return await engine;
  } catch (error) {
    if (engines.get(address) === engine) engines.delete(address);
    throw error;
  }
}
