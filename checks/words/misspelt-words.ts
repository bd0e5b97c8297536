import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '../..');
const DICTIONARY = path.join(ROOT, 'checks/words/dictionary.txt');
const FOLDER = path.join(ROOT, '.cache/spelling');
/** Words that were found to be right: looking them up takes seconds, and a page has few new ones. */
const KNOWN = path.join(FOLDER, 'known-words.json');
const ASKED = path.join(FOLDER, 'words.txt');

/** The words that no dictionary has, with what may be meant. */
export async function misspeltWords(words: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const key = keyOfDictionaries();
  const known = readKnown(key);
  const unknown = [...words].filter((word) => !known.has(word)).sort();
  const misspelt = new Map<string, string[]>();
  if (unknown.length === 0) return misspelt;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(ASKED, `${unknown.join('\n')}\n`);
  const { lint } = await import('cspell');
  await lint(
    [ASKED],
    { root: ROOT, cache: false, showSuggestions: true },
    {
      issue: ({ line, text, suggestions = [] }) => {
        misspelt.set(line?.text.trim() || text, suggestions.slice(0, 2));
      },
    },
  );
  const right = unknown.filter((word) => !misspelt.has(word));
  writeFileSync(KNOWN, JSON.stringify({ key, words: [...known, ...right].sort() }));
  return misspelt;
}

/** Changes with the version of the dictionaries, with their settings and with our own words. */
function keyOfDictionaries(): string {
  const sources = [
    manifest.devDependencies.cspell,
    JSON.stringify((manifest as { cspell?: unknown }).cspell),
    readFileSync(DICTIONARY, 'utf8'),
  ];
  return createHash('sha256').update(sources.join('\n')).digest('hex');
}

function readKnown(key: string): Set<string> {
  if (!existsSync(KNOWN)) return new Set();
  const kept = JSON.parse(readFileSync(KNOWN, 'utf8')) as { key: string; words: string[] };
  return new Set(kept.key === key ? kept.words : []);
}
