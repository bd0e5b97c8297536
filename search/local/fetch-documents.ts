import type { SearchDocument } from '../types';
import { isDocument } from './is-document';
import { unpackDocuments } from './unpack-documents';

/**
 * Fetches the documents to search.
 *
 * @param least how many there are at least: a locale without a page has no file
 * @throws where there is no such file, or what came is no list of documents
 */
export async function fetchDocuments(address: string, least: number): Promise<SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  const documents = unpackDocuments(await response.json());
  const isList = documents && documents.length >= least && documents.every(isDocument);
  if (!isList) throw new Error(`${address} is no list of search documents`);
  return documents;
}
