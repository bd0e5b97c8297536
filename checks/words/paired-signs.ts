import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { blocksOfSite, type Words } from './words-of-site.ts';

/** Signs of which one opens and another one closes; `1)` of a list and faces have none that opens. */
const PAIRS = ['()', '（）', '“”', '「」', '《》'];

export const signsAreClosed: Check = {
  name: 'paired-signs',
  looksAt: 'blocks of words',
  *run(site, looked) {
    for (const block of blocksOfSite(site)) {
      looked();
      for (const [open = '', close = ''] of PAIRS) yield* loneSigns(block, open, close);
    }
  },
};

/** The signs of a pair that have no partner in their block. */
function* loneSigns({ file, source, text, from }: Words, open: string, close: string): Generator<Finding> {
  const page = { file, text: source };
  const waiting: number[] = [];
  const lone: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) waiting.push(at);
    if (text[at] === close && waiting.pop() === undefined) lone.push(at);
  }
  for (const at of waiting) yield findingAt(page, from + at, `a ${open} that nothing closes`, `close it with ${close}`);
  for (const at of lone)
    yield findingAt(page, from + at, `a ${close} that closes nothing`, `open it with ${open}, or take it out`);
}
