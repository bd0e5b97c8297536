import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { pageCheck } from '../check.ts';
import { maskedBlocks } from '../words/words-of-site.ts';

/** The containers of Rspress. */
const TYPES = ['tip', 'note', 'important', 'warning', 'caution', 'danger', 'info', 'details'];
const KNOWN = TYPES.join('|');

/** Markdown that is still text after parsing, so that readers would see it. */
const PATTERNS: readonly (readonly [pattern: RegExp, what: string, how: string])[] = [
  [/(?<!\\)!?\[[^[\]\n]*\] ?[(（]/g, 'a broken link', 'write [text](/address), without spaces'],
  [/(?<!\\)\[(?:\^[^\]\s]+|[^[\]\n]+\]\[[^[\]\n]*)\]/g, 'an undefined reference', 'write [text](/address)'],
  [/(?<!\\)`+/g, 'an unpaired backtick', 'close the code, or write \\`'],
  [/^\|(?:.*?(?<!\\)\|){2}/g, 'table rows without a table', 'write | --- | --- | below the first row'],
  [/^#{1,6}(?=\p{L})/gmu, 'a # without a space', 'write a space after it'],
  [new RegExp(`:::[ \\t]*(?!(?:${KNOWN})\\b)\\w+`, 'gi'), 'an unknown container', `write one of ${TYPES.join(', ')}`],
  [new RegExp(`(?<!\\\\)\\[!(?!(?:${KNOWN})\\])\\w+\\]`, 'gi'), 'an unknown alert', `write one of ${TYPES.join(', ')}`],
];

export const noRawMarkdown = pageCheck('no-raw-markdown', 'blocks of words', function* (page, looked) {
  const blocks = maskedBlocks(page);
  looked(blocks.length);
  for (const { text, from } of blocks)
    for (const [pattern, what, how] of PATTERNS)
      for (const { index } of text.matchAll(pattern)) yield findingAt(page, from + index, what, how);
  yield* openContainers(page);
  yield* unevenRows(page);
});

/** Each `:::tip` has to be closed by `:::` before the next one. */
function* openContainers(page: Page): Generator<Finding> {
  let open: number | undefined;
  for (const { text, from } of maskedBlocks(page)) {
    for (const { 0: line, index } of text.matchAll(/:::[ \t]*\w+|:::[ \t]*$/gm)) {
      const isEnd = /:$/.test(line.trim());
      if (isEnd === (open === undefined))
        yield findingAt(page, open ?? from + index, 'an unpaired container line', 'end each :::tip with :::');
      open = isEnd ? undefined : from + index;
    }
  }
  if (open !== undefined) yield findingAt(page, open, 'a container that is never closed', 'end it with :::');
}

/** GFM drops the surplus cells of a row. */
function* unevenRows(page: Page): Generator<Finding> {
  for (const { children } of nodesOf(page.root, 'table')) {
    const [head, ...rows] = children.map((row) => ({ cells: row.children.length, from: rangeOf(row)[0] }));
    for (const { cells, from } of rows.filter((row) => row.cells !== head?.cells)) {
      const what = `a row of ${cells} cells in a table of ${head?.cells} columns`;
      yield findingAt(page, from, what, 'fill the cells in, or write \\| inside a cell');
    }
  }
}
