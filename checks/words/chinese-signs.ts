import type { Finding, Fix } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { CODE, MARK, type Masked } from './masked-blocks.ts';

const HAN = '\\p{Script=Han}';
const FULL_WIDTH: Record<string, string> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '.': '。' };

/** What is put right, by how it is recognised; the group `wrong` is what is told, and replaced. */
interface Rule {
  pattern: RegExp;
  better: (wrong: string) => string;
}

const before = (signs: string) => `(?<=${signs}${MARK}*)`;
const after = (signs: string) => `(?=${MARK}*${signs})`;

const RULES: readonly Rule[] = [
  // A space between Chinese and code, and between Chinese and Latin words that are bold or a link.
  { pattern: new RegExp(`${HAN}(?=${MARK}*${CODE}|${MARK}+[A-Za-z0-9])`, 'gu'), better: (wrong) => `${wrong} ` },
  { pattern: new RegExp(`(?<=${CODE}${MARK}*|[A-Za-z0-9]${MARK}+)${HAN}`, 'gu'), better: (wrong) => ` ${wrong}` },
  // Half-width signs beside Chinese, also behind code.
  {
    pattern: new RegExp(`${before(HAN)}[,;:!?] ?|${before(`(?:${CODE}|[\\w)])`)}[,;:!?] ?${after(HAN)}`, 'gu'),
    better: (wrong) => FULL_WIDTH[wrong.charAt(0)] ?? wrong,
  },
  { pattern: new RegExp(`${before(HAN)}\\.(?=${MARK}*(?:\\s|$|${HAN}))`, 'gu'), better: () => '。' },
  // Dots in the place of the sign of six.
  { pattern: new RegExp(`${before(`(?:${HAN}|，|、)`)}\\.{3,}|\\.{3,}${after(HAN)}`, 'gu'), better: () => '……' },
  // The polite word: readers are 你 on every page.
  { pattern: /您/g, better: () => '你' },
  // Half-width brackets around or beside Chinese; what stands right behind a Latin word is a call,
  // and behind ] a link that is none, of which another check tells.
  {
    pattern: new RegExp(
      `(?<!\\] ?) ?\\((?=[^()\\n]*${HAN})[^()\\n]+\\) ?|(?<=${HAN}${MARK}*) ?\\([^()\\n]+\\) ?|(?<![\\w${CODE}]|\\] ?) ?\\([^()\\n]+\\) ?(?=${MARK}*${HAN})`,
      'gu',
    ),
    better: (wrong) => `（${wrong.trim().slice(1, -1)}）`,
  },
  // Straight quotes in a Chinese sentence.
  { pattern: /"[^"\n]*"/g, better: (wrong) => `“${wrong.slice(1, -1)}”` },
  { pattern: new RegExp(`'[^'\\n]*${HAN}[^'\\n]*'`, 'gu'), better: (wrong) => `“${wrong.slice(1, -1)}”` },
];

const CHINESE = new RegExp(HAN, 'u');

/** The signs and spaces of Chinese words that a line by itself does not tell, since code and bold words part it. */
export function chineseSigns(source: { file: string; text: string }, { text, from }: Masked): Finding[] {
  if (!CHINESE.test(text)) return [];
  return RULES.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const at = from + index;
      const wrong = source.text.slice(at, at + length);
      const fix: Fix = { from: at, to: at + length, text: better(wrong) };
      // A sign alone says nothing: the word before and after it is shown too.
      const around = (offset: number, size: number) =>
        source.text.slice(Math.max(from, offset), Math.min(from + text.length, offset + size)).replace(/\n[\s\S]*/, '');
      const [start, end] = length > 4 ? ['', ''] : [around(at - 2, Math.min(2, index)), around(at + length, 2)];
      return findingAt(source, at, `"${start}${wrong}${end}"`, `write "${start}${fix.text}${end}"`, fix);
    }),
  );
}
