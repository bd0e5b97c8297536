import { visit } from 'unist-util-visit';
import { findingAt } from '../../../shared/findings/finding.ts';
import { rangeOf } from '../../../shared/pages/elements.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { pageCheck } from '../check.ts';
import { MARK, maskedBlocks } from './words-of-site.ts';

/** What stands between a sentence and the one that it refers to. */
const BLOCKS = ['code', 'table', 'mdxJsxFlowElement'];

const VERB =
  '(?:is|are|was|were|has|have|does|do|can|cannot|means|makes|happens|works|also|only|needs|lets|leaves|shows|applies)';
/**
 * What a reader has to look for above the block, at the start of a paragraph: a pronoun as the subject, or one of
 * several things that are not in the sentence. An introduction such as "This is the output:" refers to what follows.
 */
const BACK: readonly RegExp[] = [
  /^(?:It|They)\b(?! (?:is|takes) [^.]*\b(?:to|that)\b)/,
  new RegExp(`^(?:This|That|These|Those) (?=${VERB}\\b)(?![^.]*:$)`),
  /^(?:With|Without|After|Before|For|In|From) (?:it|this|that|these|those|them)(?=,| (?:you|the|Rslib)\b)/,
  /^The (?:first|second|third|fourth|last|former|latter|others?|two|three|rest)\b(?! (?:\w+ ){0,2}(?:of|in|above|below|rows?)\b| \w+(?:,| is\b| are\b))(?: \w+)?/,
];

/** Words that join clauses; more than one of the first kind makes a chain. */
const CHAIN = /\bbecause\b|, which\b|[,;:] (?:and )?so\b(?! (?:that|does|do|is|are)\b)/gi;
const OTHER_JOINING =
  /\b(?:if|unless|when|although|though|but|however|whereas|while|since|therefore|otherwise|until|so that)\b/gi;
const MOST_JOINING = 2;

const SENTENCE = /(?:[^.!?]|[.!?](?!\s|$))+[.!?]?/g;

/** Reports English that has to be read twice, as far as a program can see it. */
export const readOnce = pageCheck('read-once', 'English paragraphs', function* (page, looked) {
  if (page.lang !== 'en') return;
  const afterBlocks = startsAfterBlocks(page);
  for (const { text, from } of maskedBlocks(page)) {
    looked();
    const plain = text.replace(new RegExp(`[${MARK}\n]`, 'g'), ' ');
    const back = afterBlocks.has(from)
      ? BACK.map((pattern) => pattern.exec(plain.trimStart())?.[0]).find(Boolean)
      : undefined;
    if (back) {
      const what = `"${back.trim()}" refers to something above the block that precedes it`;
      yield findingAt(page, from, what, 'name that again, or say it before the block');
    }
    for (const { 0: sentence, index } of plain.matchAll(SENTENCE)) {
      const chain = sentence.match(CHAIN) ?? [];
      const joining = [...chain, ...(sentence.match(OTHER_JOINING) ?? [])];
      if (chain.length < 2 || joining.length <= MOST_JOINING) continue;
      const words = joining.map((word) => `"${word.replace(/^\W+/, '')}"`).join(', ');
      const what = `a sentence with ${words}, which has to be read twice`;
      yield findingAt(page, from + index + sentence.search(/\S/), what, 'make it two sentences');
    }
  }
});

/** The offsets of paragraphs that follow a block. */
function startsAfterBlocks({ root }: Page): Set<number> {
  const offsets = new Set<number>();
  visit(root, 'paragraph', (node, index, parent) => {
    if (BLOCKS.includes(parent?.children[(index ?? 0) - 1]?.type ?? '')) offsets.add(rangeOf(node)[0]);
  });
  return offsets;
}
