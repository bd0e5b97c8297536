import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../../shared/languages.ts';
import { type Pattern, patternCheck, quoted } from './patterns.ts';
import { blocksOfSite } from './words-of-site.ts';

const table = readFileSync(path.join(import.meta.dirname, 'terms.md'), 'utf8');
const rows = [...table.matchAll(/^\| (?:en|zh) .*/gm)].map(([row]) => {
  const [, lang, , text = '', not = '', except = '', , fix] = row.split('|').map((cell) => cell.trim());
  return { lang: lang as Lang, text, not, except, isSafe: fix === 'yes' };
});

const either = (words: string) => words.split(', ').join('|');

export const terms = patternCheck(
  'terms',
  'blocks of words',
  blocksOfSite,
  rows.map(({ lang, text, not, except, isSafe }): Pattern => {
    const word = text.replace(/（.+）$/, '');
    const right = either(except ? `${text}, ${except}` : text);
    return {
      lang,
      pattern: new RegExp(`(?<![\\w.{-])(?:(?<except>${right})|${either(not)})(?![\\w-])`, 'gi'),
      what: quoted,
      how: `write ${word}`,
      fix: isSafe ? (found) => (/^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word) : undefined,
    };
  }),
);
