import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { findingAt } from '../../../shared/findings/finding.ts';
import { check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const DICTIONARY = 'writing/checks/words/dictionary.txt';
/** As in the settings of cspell in package.json. */
const DICTIONARIES = [DICTIONARY, 'writing/checks/words/product-names.txt'];
const CACHE = path.join(ROOT, '.cache/spelling');

/** Words with inner apostrophes. Parts of paths, flags and dotted names count as code. */
const WORD = /(?<![\w./@#$%-])[A-Za-z]+(?:['’][A-Za-z]+)*(?![\w/@]|\.\w)/g;

export const spelling = check('spelling', 'words', async function* (site, looked) {
  const words = blocksOfSite(site).flatMap(({ file, source, text, from }) =>
    [...text.matchAll(WORD)].map(({ 0: word, index }) => {
      return { file, text: source, from: from + index, word: word.replaceAll('’', "'") };
    }),
  );
  looked(words.length);
  const misspelled = await misspelledWords(new Set(words.map(({ word }) => word)));
  for (const { file, text, from, word } of words) {
    const suggestions = misspelled.get(word);
    if (!suggestions) continue;
    const how = [...suggestions.map((better) => `write ${better}`), `add it to ${DICTIONARY}`].join(' or ');
    yield findingAt({ file, text }, from, `"${word}" is not in the dictionary`, how);
  }
});

/**
 * Checks words with cspell. That takes seconds, so correct words are cached until a dictionary changes.
 *
 * @returns up to two suggestions for each misspelled word
 */
async function misspelledWords(words: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const { cspell, devDependencies } = manifest;
  const dictionaries = DICTIONARIES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const key = hash('sha256', JSON.stringify([devDependencies.cspell, cspell, dictionaries]));
  const cache = path.join(CACHE, 'known-words.json');
  const cached = existsSync(cache)
    ? (JSON.parse(readFileSync(cache, 'utf8')) as { key: string; words: string[] })
    : null;
  const known = new Set(cached?.key === key ? cached.words : []);
  const unknown = [...words].filter((word) => !known.has(word)).sort();
  const misspelled = new Map<string, string[]>();
  if (unknown.length === 0) return misspelled;
  mkdirSync(CACHE, { recursive: true });
  // Other processes may be checking other words.
  const list = path.join(CACHE, `words-${process.pid}.txt`);
  writeFileSync(list, `${unknown.join('\n')}\n`);
  const { lint } = await import('cspell');
  await lint(
    [list],
    { root: ROOT, cache: false, showSuggestions: true },
    {
      issue: ({ line, text, suggestions = [] }) => {
        misspelled.set(line?.text.trim() || text, suggestions.slice(0, 2));
      },
    },
  );
  rmSync(list);
  const correct = unknown.filter((word) => !misspelled.has(word));
  writeFileSync(`${cache}.${process.pid}`, JSON.stringify({ key, words: [...known, ...correct].sort() }));
  renameSync(`${cache}.${process.pid}`, cache);
  return misspelled;
}
