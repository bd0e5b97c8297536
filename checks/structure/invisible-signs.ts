import type { Fix } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** The files that hold words; those of an example are as the example needs them. */
const FILES = ['docs/{en,zh}/**/*.{mdx,json}', 'site/texts.ts'];

/** Signs that no editor shows, with what takes their place. The first row that fits counts. */
const SIGNS: readonly (readonly [sign: RegExp, what: string, how: string, instead?: string])[] = [
  [/\uFFFD+/g, 'bytes that are no UTF-8', 'write the sign again, and save the file as UTF-8'],
  [
    /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u00AD\uFEFF]+/g,
    'a sign that nobody sees',
    'take it out',
    '',
  ],
  [/[\u00A0\u202F\u2028\u2029]/g, 'a space or a line break of another kind', 'write a plain one', ' '],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]+/g, 'a control character', 'take it out', ''],
];

export const signsAreSeen: Check = {
  name: 'invisible-signs',
  looksAt: 'files with words',
  *run(site, looked) {
    for (const file of FILES.flatMap((pattern) => site.files.list(pattern)).filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      for (const [sign, what, how, instead] of SIGNS) {
        for (const { 0: found, index } of text.matchAll(sign)) {
          const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
          const fix: Fix = { from: index, to: index + found.length, text: instead ?? '' };
          const named = instead === undefined ? what : `${what}, ${code}`;
          yield findingAt({ file, text }, index, named, how, instead === undefined ? undefined : fix);
        }
      }
    }
  },
};
