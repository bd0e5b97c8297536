import type { SearchDocument } from '../types';

/**
 * Fetches the documents to search.
 *
 * @throws where there is no such file, or what came is no list of documents
 */
export async function fetchDocuments(address: string): Promise<SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  const value: unknown = await response.json();
  if (!Array.isArray(value) || !value.every(isDocument)) throw new Error(`${address} is no list of search documents`);
  return value;
}

/** Looks at what every engine needs; a host that answers anything with its home page fails here. */
function isDocument(value: unknown): value is SearchDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, routePath, toc } = value as Partial<Record<keyof SearchDocument, unknown>>;
  return [title, content, routePath].every((text) => typeof text === 'string') && Array.isArray(toc);
}
