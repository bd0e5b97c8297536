import type { SearchDocument } from '../types';

/**
 * A document as it is served: places in a text are what compresses worst, so they are left to be counted.
 * A heading has one line feed more before it, and is its depth, then its id: `2usage`. A line that points elsewhere
 * tells how many lines lie between it and the one before.
 */
export interface PackedDocument extends Omit<SearchDocument, 'toc' | 'pointers'> {
  toc: string[];
  links?: [linesFurther: number, to: string][];
}

const HEADINGS = /(?:^|\n\n)\n/g;

/** Counts the places of one document; what has another shape stays as it is, to be found wrong by whoever reads it. */
export function unpackDocument(value: unknown): unknown {
  if (!isPacked(value)) return value;
  const { links, ...document } = value;
  const places = [...value.content.matchAll(HEADINGS)].map((found) => found.index + found[0].length);
  const toc = value.toc.map((heading, index) => ({
    id: heading.slice(1),
    depth: Number(heading.slice(0, 1)),
    charIndex: places[index],
  }));
  if (!Array.isArray(links)) return { ...document, toc };
  const lines = [0, ...[...value.content.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  const pointers = links.map(([linesFurther, to]) => {
    line += linesFurther;
    return [lines[line], to];
  });
  return { ...document, toc, pointers };
}

function isPacked(value: unknown): value is PackedDocument {
  const { content, toc, links = [] } = (value ?? {}) as Partial<Record<keyof PackedDocument, unknown>>;
  const isToc = Array.isArray(toc) && toc.every((heading) => typeof heading === 'string');
  return typeof content === 'string' && isToc && Array.isArray(links) && links.every(Array.isArray);
}
