import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { type Masked, maskedBlocks } from '../words/masked-blocks.ts';
import { boxFault, containerFaults } from './containers.ts';
import { loneStars } from './lone-stars.ts';

/** Signs of Markdown that became none, with the remedy; of those at one place the first row is told. */
const SIGNS: readonly (readonly [sign: RegExp, what: string, how: string])[] = [
  [
    /(?<!\\)!?\[[^[\]\n]*\] ?[(（]|\][(（]/g,
    'a link that is none',
    'write [what is there](/address): nothing between ] and (, half-width brackets, no space in the address',
  ],
  [/(?<!\\)\[\^[^\]\s]+\]/g, 'a footnote that nothing defines', 'write it into the sentence'],
  [
    /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    'a link to an address that nothing defines',
    'write [what is there](/address)',
  ],
  [/(?<!\\)`+/g, 'a backtick without another one', 'close the code with as many, or write \\`'],
  [
    /^\|(?:.*?(?<!\\)\|){2}/g,
    'rows without a table',
    'write | --- | --- | below the first one, a part for each column',
  ],
  [/^#{1,6}(?=\p{L})/gmu, 'a # that begins no heading', 'put a space behind it'],
];

export const signsAreRead: Check = {
  name: 'source-signs',
  looksAt: 'blocks of words',
  async *run(site, looked) {
    for (const page of site.askedPages) {
      const blocks = maskedBlocks(page);
      looked(blocks.length);
      yield* containerFaults(page, blocks);
      for (const block of blocks) {
        yield* signsIn(page, block);
        yield* noticeFaults(page, block);
        for (const offset of await loneStars(block.text))
          yield findingAt(
            page,
            block.from + offset,
            'stars that readers see',
            'write **words** without a space inside, or \\*',
          );
      }
    }
  },
};

function* signsIn(page: Page, { text, from }: Masked): Generator<Finding> {
  const told = new Set<number>();
  for (const [sign, what, how] of SIGNS) {
    for (const { index } of text.matchAll(sign)) {
      if (told.has(index)) continue;
      told.add(index);
      yield findingAt(page, from + index, what, how);
    }
  }
}

/** `[!TIP]` begins a quote that becomes a box; of another kind, or outside of a quote, readers see it. */
function* noticeFaults(page: Page, { text, from }: Masked): Generator<Finding> {
  for (const { 0: notice, 1: kind = '', index } of text.matchAll(/(?<!\\)\[!(\w+)\]/g)) {
    const fault = boxFault(kind);
    const line = page.text.slice(page.text.lastIndexOf('\n', from + index) + 1, from + index);
    if (fault) yield findingAt(page, from + index, fault.what, fault.how);
    else if (index > 0 || !/^\s*>\s*$/.test(line))
      yield findingAt(page, from + index, `${notice} where no quote begins`, `write > ${notice} on a line of its own`);
  }
}
