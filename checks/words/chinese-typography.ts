import { lintFor } from 'autocorrect-node';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { chineseSigns } from './chinese-signs.ts';
import { type Masked, maskedBlocks } from './masked-blocks.ts';
import { wordsOfSite } from './words-of-site.ts';

/** Sources that hold Chinese words beside pages. */
const WORDS_IN_CODE = ['site/texts.ts', 'site/tools.ts'];

export const chineseIsSet: Check = {
  name: 'chinese-typography',
  looksAt: 'files with Chinese words',
  *run(site, looked) {
    for (const page of site.askedPages.filter(({ lang }) => lang === 'zh')) {
      looked();
      yield* typographyFaults(page, 'page.md', wordsOfPage(page));
    }
    const texts = wordsOfSite({ ...site, askedPages: [] }).filter(({ lang }) => lang === 'zh');
    for (const file of WORDS_IN_CODE.filter((code) => site.isAsked(code) && site.files.exists(code))) {
      looked();
      const own = texts.filter((words) => words.file === file);
      yield* typographyFaults({ file, text: site.files.read(file) ?? '' }, 'code.ts', own);
    }
  },
};

/** The blocks of a page, and the words of its frontmatter and of components. */
function wordsOfPage(page: Page): Masked[] {
  const others = page.prose.filter(({ kind, text }) => kind !== 'text' && !/^["'].*["']$/s.test(text));
  return [...maskedBlocks(page), ...others];
}

/** Our own rules first: where they tell of a line, what another program says of it may be about the same signs. */
function* typographyFaults(
  source: { file: string; text: string },
  kind: string,
  words: readonly Masked[],
): Generator<Finding> {
  const own = words.flatMap((run) => chineseSigns(source, run));
  yield* own;
  const starts = [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  for (const { l, old, new: better } of lintFor(source.text, kind).lines) {
    const from = source.text.indexOf(old, starts[l - 1]);
    if (from === -1) continue;
    const [at, was, is] = difference(old, better);
    const fix = { from, to: from + old.length, text: better };
    const finding = findingAt(source, from + at, `"${was}"`, `write "${is}"`, fix);
    if (!own.some(({ line }) => line === finding.line)) yield finding;
  }
}

/** Where two texts differ, with the word before it. */
function difference(old: string, better: string): [at: number, was: string, is: string] {
  let at = 0;
  while (at < old.length && old[at] === better[at]) at += 1;
  const word = /[\w.-]*$/.exec(old.slice(0, at))?.[0] || old.slice(Math.max(0, at - 2), at);
  const begin = at - word.length;
  const added = better.length > old.length ? 1 : 0;
  return [at, old.slice(begin, at + 1), better.slice(begin, at + 1 + added)];
}
