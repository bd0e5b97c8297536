import { findingAt } from '../../../shared/findings/finding.ts';
import type { Lang } from '../../../shared/languages.ts';
import { type Check, check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { blocksOfSite, CODE, sourcesOfSite, type Words } from './words-of-site.ts';

/** A mistake found by a regular expression, unless its group `except` matches. `fix` returns the replacement. */
export interface Pattern {
  pattern: RegExp;
  /** The language it applies to; defaults to all. */
  lang?: Lang;
  what: (found: string) => string;
  how: string;
  fix?: (found: string) => string;
}

/** A check that reports all matches of patterns in runs of text. */
export function patternCheck(
  name: string,
  looksAt: string,
  textsOf: (site: SiteSources) => Words[],
  patterns: readonly Pattern[],
): Check {
  return check(name, looksAt, function* (site, looked) {
    for (const { file, lang, source, text, from } of textsOf(site)) {
      looked();
      for (const { pattern, what, how, fix, ...rule } of patterns) {
        if (rule.lang && rule.lang !== lang) continue;
        for (const { 0: found, index, groups } of text.matchAll(pattern)) {
          if (groups?.except) continue;
          const at = from + index;
          const change = fix && { from: at, to: at + found.length, text: fix(found) };
          yield findingAt({ file, text: source }, at, what(found), how, change);
        }
      }
    }
  });
}

/** What was found, in quotation marks and on one line. */
export const quoted = (found: string) => `"${found.replace(/\s+/g, ' ')}"`;

const codePoint = (found: string) => `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

export const patternChecks: readonly Check[] = [
  patternCheck('no-invisible-characters', 'files', sourcesOfSite, [
    {
      pattern: /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u00AD\uFEFF]/g,
      what: (found) => `an invisible character, ${codePoint(found)}`,
      how: 'remove it',
      fix: () => '',
    },
    {
      pattern: /[\u00A0\u202F\u2028\u2029]/g,
      what: (found) => `an unusual space or line break, ${codePoint(found)}`,
      how: 'use a plain one',
      fix: () => ' ',
    },
    { pattern: /\uFFFD+/g, what: () => 'bytes that are not UTF-8', how: 'retype them and save the file as UTF-8' },
  ]),
  patternCheck('no-placeholders', 'files', sourcesOfSite, [
    {
      pattern: /(?<!\w)(?:TODO|FIXME|TBD)(?!\w)|待(?:补充|完善|翻译|写)(?!的)/g,
      what: (found) => `a placeholder, ${found}`,
      how: 'write what belongs here',
    },
  ]),
  patternCheck('no-chinese-in-english', 'blocks of English words', blocksOfSite, [
    {
      lang: 'en',
      pattern: /[\p{Script=Han}，。；：？！（）「」《》、]+/gu,
      what: (found) => `"${found}" in English text`,
      how: 'write it in English',
    },
  ]),
  patternCheck('punctuation', 'blocks of words', blocksOfSite, [
    {
      pattern: /([，。；：、！？,;!?])\1+/g,
      what: quoted,
      how: 'write it once',
      fix: (found) => found.charAt(0),
    },
    {
      pattern: new RegExp(
        `([，。；：、])(?!\\1)[，。；：、,.;:]|(?<![.…])[,.;:][，。；：、]|(?<=[\\p{L}\\p{N})${CODE}])\\.\\.(?![./\\\\])`,
        'gu',
      ),
      what: quoted,
      how: 'keep one of them',
    },
    {
      lang: 'en',
      pattern: /(?<=\S) +[,.;:?!](?=\s|$)/g,
      what: (found) => `a space before "${found.trim()}"`,
      how: 'remove it',
      fix: (found) => found.trim(),
    },
    {
      lang: 'en',
      pattern: /(?<=\p{L}),(?=\p{L})|(?<=[a-z]{2})[.;:?!](?=[A-Z][a-z])/gu,
      what: (found) => `no space after "${found}"`,
      how: 'add one',
      fix: (found) => `${found} `,
    },
    {
      lang: 'zh',
      pattern: /(?<except>[为除]了了解|把把手)|([的了是在和与把被会也就])\2/g,
      what: quoted,
      how: 'write it once',
    },
  ]),
];
