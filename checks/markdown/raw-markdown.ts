import type { DIRECTIVE_TYPES } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import { visit } from 'unist-util-visit';
import { type Finding, findingAt } from '../../site/findings/finding.ts';
import type { Page } from '../../site/pages/page.ts';
import { pageCheck } from '../check.ts';
import { maskedBlocks } from '../words/words-of-site.ts';

/** Container types, as a record, because Rspress exports the list only as a type. */
const TYPES: Record<(typeof DIRECTIVE_TYPES)[number], true> = {
  tip: true,
  note: true,
  important: true,
  warning: true,
  caution: true,
  danger: true,
  info: true,
  details: true,
};

/** Markdown that is still text after parsing, so that readers would see it. */
const PATTERNS: readonly (readonly [pattern: RegExp, what: string, how: string])[] = [
  [/(?<!\\)!?\[[^[\]\n]*\] ?[(（]/g, 'a broken link', 'write [text](/address), without spaces'],
  [/(?<!\\)\[(?:\^[^\]\s]+|[^[\]\n]+\]\[[^[\]\n]*)\]/g, 'an undefined reference', 'write [text](/address)'],
  [/(?<!\\)`+/g, 'an unpaired backtick', 'close the code, or write \\`'],
  [/^\|(?:.*?(?<!\\)\|){2}/g, 'table rows without a table', 'write | --- | --- | below the first row'],
  [/^#{1,6}(?=\p{L})/gmu, 'a # without a space', 'write a space after it'],
  [
    new RegExp(`:::[ \\t]*(?!(?:${Object.keys(TYPES).join('|')})\\b)\\w+`, 'gi'),
    'an unknown container',
    `write one of ${Object.keys(TYPES).join(', ')}`,
  ],
  [
    new RegExp(`(?<!\\\\)\\[!(?!(?:${Object.keys(TYPES).join('|')})\\])\\w+\\]`, 'gi'),
    'an unknown alert',
    `write one of ${Object.keys(TYPES).join(', ')}`,
  ],
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
function unevenRows(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.root, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const { children, position } of rows.filter((row) => row.children.length !== columns)) {
      const what = `a row of ${children.length} cells in a table of ${columns} columns`;
      findings.push(
        findingAt(page, position?.start.offset ?? 0, what, 'fill the cells in, or write \\| inside a cell'),
      );
    }
  });
  return findings;
}
