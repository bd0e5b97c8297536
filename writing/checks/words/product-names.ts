import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findingAt } from '../../../shared/findings/finding.ts';
import { check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

/** Product names in their official spelling. */
export const PRODUCT_NAMES = readFileSync(path.join(import.meta.dirname, 'product-names.txt'), 'utf8')
  .trim()
  .split('\n');

/** Spellings that are also values, formats or common nouns. */
const ALSO_WORDS = /^(?:esm|umd|iife|amd|commonjs|json|yaml|html|url|CSS modules|module federation)$/;

/** A heading of one word, which may be a package or a value. */
const ONE_WORD = /^#+ [\w-]+\W*$/;

const wanted = new Map(PRODUCT_NAMES.map((name) => [name.toLowerCase(), name]));
const spellings = [...wanted.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace('.', '\\.'));
// Inside a path, package name, flag or longer word, a name is code.
const NAME = new RegExp(`(?<![\\w./@#$-])(?:${spellings.join('|')})(?![\\w/@-]|\\.\\w)`, 'gi');

/** Removes product names from a text. */
export function withoutNames(text: string): string {
  return text.replace(NAME, '');
}

export const productNames = check('product-names', 'blocks of words', function* (site, looked) {
  for (const { file, source, text, from } of blocksOfSite(site)) {
    looked();
    for (const { 0: word, index } of text.matchAll(NAME)) {
      const name = wanted.get(word.toLowerCase()) ?? word;
      if (word === name || ONE_WORD.test(text) || ALSO_WORDS.test(word)) continue;
      const fix = { from: from + index, to: from + index + word.length, text: name };
      yield findingAt({ file, text: source }, from + index, `"${word}"`, `write ${name}`, fix);
    }
  }
});
