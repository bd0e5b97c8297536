import type { SearchDocument } from '../types';

/**
 * Fetches search documents, which the same build has written.
 *
 * @param least the minimum number of documents
 * @throws if the file is missing or is not a list
 */
export async function fetchDocuments(address: string, least: number): Promise<SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  const documents: unknown = await response.json();
  if (!Array.isArray(documents) || documents.length < least)
    throw new Error(`${address} is not a list of search documents`);
  return documents;
}
