import type { DocumentHeading, SearchDocument } from '../types';

type Unknown<Shape> = Partial<Record<keyof Shape, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): value is number => Number.isInteger(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isAbsentOr = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);
const isListOf = (is: (value: unknown) => boolean, value: unknown) => Array.isArray(value) && value.every(is);

/**
 * Whether what came from a host is a page as the build writes it for search. Whatever the engine, which
 * trusts it, would stumble over or show is looked at: a wrong shape is to fail here, where the reader is told.
 */
export function isDocument(value: unknown): value is SearchDocument {
  if (!isObject(value)) return false;
  const { id, title, content, routePath, domain, toc, ...more } = value as Unknown<SearchDocument>;
  const { description, keywords, pointers, sounds } = more;
  return (
    [id, title, content, routePath, domain].every(isText) &&
    isListOf(isHeading, toc) &&
    [description, sounds].every((text) => isAbsentOr(isText, text)) &&
    isAbsentOr((list) => isListOf(isText, list), keywords) &&
    isAbsentOr((list) => isListOf(isPointer, list), pointers)
  );
}

function isHeading(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, depth, charIndex } = value as Unknown<DocumentHeading>;
  return isText(id) && isPlace(depth) && isPlace(charIndex);
}

function isPointer(value: unknown): boolean {
  return Array.isArray(value) && isPlace(value[0]) && isText(value[1]);
}
