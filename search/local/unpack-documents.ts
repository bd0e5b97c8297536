import { headingAt } from '../engine/heading-at';
import type { SearchDocument } from '../types';
import { headingId } from './heading-id';

/** Where a line of a text, or an entry of a list in it, ends: JSON needs one byte for it, and no page has it. */
export const END = '\x7f';
/** Before each address that a line points to; they stand behind the line. */
export const POINTS_TO = '\x80';

/**
 * The documents of a locale as they are served. What is of one kind stands together, in the order that
 * compresses best, a text for each page; an empty one is none. Places in texts compress worst, so they are left
 * to be counted: a heading has one line end more before it. Of headings, `toc` has the depths and those ids that
 * `headingId` does not make of them: `2usage`.
 */
export interface PackedDocuments extends Record<(typeof LISTS)[number], string[]> {
  sounds?: string;
}

const LISTS = ['toc', 'routePath', 'title', 'description', 'content', 'keywords', 'id', 'domain'] as const;
const HEADINGS = /(?:^|\n\n)\n/g;

/** Makes documents of what is served; a list is one of documents already, and anything else has none. */
export function unpackDocuments(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isPacked(value)) return undefined;
  return value.content.map((_, page) => {
    const at = (list: (typeof LISTS)[number]) => value[list][page] ?? '';
    const [description, keywords] = [at('description'), at('keywords')];
    const { sounds } = value;
    return {
      ...{ id: at('id'), title: at('title'), routePath: at('routePath'), domain: at('domain') },
      ...readContent(at('content'), at('toc')),
      ...(description && { description }),
      ...(keywords && { keywords: keywords.split(END) }),
      ...(page === 0 && sounds && { sounds }),
    };
  });
}

/** A text with all places in it. */
function readContent(packed: string, headings: string): Pick<SearchDocument, 'content' | 'toc' | 'pointers'> {
  const pointers: NonNullable<SearchDocument['pointers']> = [];
  let start = 0;
  const lines = packed.split(END).map((line) => {
    const [text = '', ...addresses] = line.split(POINTS_TO);
    for (const to of addresses) pointers.push([start, to]);
    start += text.length + 1;
    return text;
  });
  const content = lines.join('\n');
  const places = [...content.matchAll(HEADINGS)].map((found) => found.index + found[0].length);
  const toc = (headings ? headings.split(END) : []).map((heading, index) => {
    const charIndex = places[index] ?? Number.NaN;
    const id = heading.slice(1) || headingId(headingAt(content, charIndex));
    return { id, depth: Number(heading.slice(0, 1)), charIndex };
  });
  return { content, toc, ...(pointers.length > 0 && { pointers }) };
}

function isPacked(value: unknown): value is PackedDocuments {
  const lists = LISTS.map((name) => (value as Partial<Record<string, unknown>> | null)?.[name]);
  return lists.every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
}
