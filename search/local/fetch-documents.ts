import { SECTION_BREAK, type SearchDocument } from '../types';

type Unknown<Shape> = Partial<Record<keyof Shape, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * @param least the minimum number of documents
 * @throws if the file is missing or is not a list of search documents
 */
export async function fetchDocuments(address: string, least: number): Promise<SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  const documents: unknown = await response.json();
  if (!Array.isArray(documents) || documents.length < least || !documents.every(isDocument))
    throw new Error(`${address} is not a list of search documents`);
  return documents;
}

/** Checks everything that the engine relies on, so that a damaged file fails here, where the reader sees an error. */
export function isDocument(value: unknown): value is SearchDocument {
  if (!isObject(value)) return false;
  const { id, title, content, routePath, domain, toc, ...more } = value as Unknown<SearchDocument>;
  const { description = '', pinyin = '', keywords = [] } = more;
  return (
    [id, title, content, routePath, domain, description, pinyin].every(isText) &&
    isTexts(keywords) &&
    Array.isArray(toc) &&
    toc.every(isHeading) &&
    (content as string).split(SECTION_BREAK).length === toc.length + 1
  );
}

function isHeading(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, depth } = value as Unknown<SearchDocument['toc'][number]>;
  return isText(id) && Number.isInteger(depth);
}
