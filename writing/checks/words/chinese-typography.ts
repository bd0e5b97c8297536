import { lintFor } from 'autocorrect-node';
import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import type { TextRun } from '../../../shared/pages/other-texts.ts';
import { check } from '../check.ts';
import { blocksOfPage, CODE, MARK, wordsOfDictionary } from './words-of-site.ts';

/** Code files with Chinese text. */
const CODE_WITH_WORDS = ['shared/texts.ts', 'shared/tools.ts'];

export const chineseTypography = check('chinese-typography', 'files with Chinese words', function* (site, looked) {
  for (const page of site.requestedPages.filter(({ lang }) => lang === 'zh')) {
    looked();
    yield* typographyFindings(page, 'page.md', blocksOfPage(page));
  }
  const texts = wordsOfDictionary(site).filter(({ lang }) => lang === 'zh');
  for (const file of CODE_WITH_WORDS.filter((code) => site.isRequested(code) && site.files.exists(code))) {
    looked();
    const own = texts.filter((words) => words.file === file);
    yield* typographyFindings({ file, text: site.files.read(file) ?? '' }, 'code.ts', own);
  }
});

/** Runs our rules, then autocorrect; skips its findings on lines that have our own, as they may be duplicates. */
function* typographyFindings(
  source: { file: string; text: string },
  kind: string,
  words: readonly TextRun[],
): Generator<Finding> {
  const own = words.flatMap((run) => faultsAroundMarkup(source, run));
  yield* own;
  const starts = [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  for (const { l, old, new: better } of lintFor(source.text, kind).lines) {
    const from = source.text.indexOf(old, starts[l - 1]);
    if (from === -1) continue;
    const fix = { from, to: from + old.length, text: better };
    const finding = findingAt(source, from + firstDifference(old, better), `"${old}"`, `write "${better}"`, fix);
    if (!own.some(({ line }) => line === finding.line)) yield finding;
  }
}

function firstDifference(old: string, better: string): number {
  let at = 0;
  while (at < old.length && old[at] === better[at]) at += 1;
  return at;
}

const HAN = '\\p{Script=Han}';
const FULL_WIDTH: Record<string, string> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '.': '。' };
const before = (characters: string) => `(?<=${characters}${MARK}*)`;
const after = (characters: string) => `(?=${MARK}*${characters})`;

/** What autocorrect misses because it reads plain lines: spaces and punctuation next to code, emphasis and links. */
const RULES: readonly { pattern: RegExp; better: (wrong: string) => string }[] = [
  // A space between Chinese and code, and between Chinese and emphasized or linked Latin words.
  { pattern: new RegExp(`${HAN}(?=${MARK}*${CODE}|${MARK}+[A-Za-z0-9])`, 'gu'), better: (wrong) => `${wrong} ` },
  { pattern: new RegExp(`(?<=${CODE}${MARK}*|[A-Za-z0-9]${MARK}+)${HAN}`, 'gu'), better: (wrong) => ` ${wrong}` },
  // Half-width punctuation next to Chinese.
  {
    pattern: new RegExp(`${before(HAN)}[,;:!?] ?|${before(`(?:${CODE}|[\\w)])`)}[,;:!?] ?${after(HAN)}`, 'gu'),
    better: (wrong) => FULL_WIDTH[wrong.charAt(0)] ?? wrong,
  },
  { pattern: new RegExp(`${before(HAN)}\\.(?=${MARK}*(?:\\s|$|${HAN}))`, 'gu'), better: () => '。' },
  { pattern: new RegExp(`${before(`(?:${HAN}|，|、)`)}\\.{3,}|\\.{3,}${after(HAN)}`, 'gu'), better: () => '……' },
  // Half-width parentheses around or next to Chinese, unless they look like a call or a broken link.
  {
    pattern: new RegExp(
      `(?<!\\] ?) ?\\((?=[^()\\n]*${HAN})[^()\\n]+\\) ?|(?<=${HAN}${MARK}*) ?\\([^()\\n]+\\) ?|(?<![\\w${CODE}]|\\] ?) ?\\([^()\\n]+\\) ?(?=${MARK}*${HAN})`,
      'gu',
    ),
    better: (wrong) => `（${wrong.trim().slice(1, -1)}）`,
  },
  { pattern: /"[^"\n]*"/g, better: (wrong) => `“${wrong.slice(1, -1)}”` },
  { pattern: new RegExp(`'[^'\\n]*${HAN}[^'\\n]*'`, 'gu'), better: (wrong) => `“${wrong.slice(1, -1)}”` },
];

const CHINESE = new RegExp(HAN, 'u');

function faultsAroundMarkup(source: { file: string; text: string }, { text, from }: TextRun): Finding[] {
  if (!CHINESE.test(text)) return [];
  return RULES.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const at = from + index;
      const wrong = source.text.slice(at, at + length);
      const fix = { from: at, to: at + length, text: better(wrong) };
      // A single comma is hard to find, so show the context of short matches.
      const around = (offset: number, size: number) =>
        source.text.slice(Math.max(from, offset), Math.min(from + text.length, offset + size)).replace(/\n[\s\S]*/, '');
      const [start, end] = length > 4 ? ['', ''] : [around(at - 2, Math.min(2, index)), around(at + length, 2)];
      return findingAt(source, at, `"${start}${wrong}${end}"`, `write "${start}${fix.text}${end}"`, fix);
    }),
  );
}
