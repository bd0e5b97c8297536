import { belongsInCode, createEngine, type SearchEngine, searchBoth } from '../engine/create-engine';
import type { SearchDocument, SearchFiles, SearchOptions, SearchResults } from '../types';

/** Without a query, the documents are only fetched and indexed. */
export type Question = { addresses: SearchFiles[string]; query?: string; options?: SearchOptions };

/** What the worker is sent, and what it sends back. */
export type WorkerRequest = { id: number; question: Question };
export type WorkerReply = { id: number } & ({ results: SearchResults } | { reason: string });

const engines = new Map<string, Promise<SearchEngine>>();

/** Answers a question. The pages' code is fetched for the first query that may need it. */
export async function answer({ addresses, query, options }: Question): Promise<SearchResults> {
  const text = await engineOf(addresses.text, 1);
  if (query === undefined) return { hits: [], nearest: [] };
  const inText = text.search(query, options);
  if (!belongsInCode(query, inText)) return inText;
  try {
    // There may be no code at all.
    return searchBoth(text, await engineOf(addresses.code, 0), query, options);
  } catch (error) {
    console.warn(error);
    return inText;
  }
}

/** A failure is not cached: the next question fetches again. */
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

/**
 * Fetches search documents, which the same build has written.
 *
 * @param least the minimum number of documents
 * @throws if the file is missing or is not a list
 */
async function fetchDocuments(address: string, least: number): Promise<SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  const documents: unknown = await response.json();
  if (!Array.isArray(documents) || documents.length < least)
    throw new Error(`${address} is not a list of search documents`);
  return documents;
}
