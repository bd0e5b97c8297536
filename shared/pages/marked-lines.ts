import { metaAttribute } from './fences-of.ts';

/**
 * The lines that a fence marks, by their text, so that an edited sample cannot shift them. `changed` marks the lines that
 * the last block with the same title lacks, and `mark="text"`, or `mark='"text"'`, those that contain the text.
 *
 * @param above the code of the last block above with the same title
 * @returns line numbers from 1, in order; empty if the marks match nothing; undefined if the fence has no marks
 */
export function markedLines(meta: string, code: string, above?: string): number[] | undefined {
  const bare = meta.replace(/"[^"]*"|'[^']*'/g, '');
  const isChanged = /(?:^|\s)changed(?:\s|$)/.test(bare);
  const texts = [...meta.matchAll(/(?:^|\s)mark=(?:"([^"]+)"|'([^']+)')/g)].map((found) => found[1] ?? found[2] ?? '');
  if (!isChanged && texts.length === 0) return undefined;
  const known = new Set(above?.split('\n').map((line) => line.trim()));
  const isNew = (line: string) => isChanged && above !== undefined && /\w/.test(line) && !known.has(line.trim());
  return code
    .split('\n')
    .flatMap((line, index) => (isNew(line) || texts.some((text) => line.includes(text)) ? [index + 1] : []));
}

/**
 * Reads blocks from the top of a page to its end.
 *
 * @returns a function to call for each block in order, with its meta and code, that returns its marked lines
 */
export function markReader(): (meta: string, code: string) => number[] | undefined {
  const shown = new Map<string, string>();
  return (meta, code) => {
    const title = metaAttribute(meta, 'title') ?? '';
    const lines = markedLines(meta, code, shown.get(title));
    if (title) shown.set(title, code);
    return lines;
  };
}
