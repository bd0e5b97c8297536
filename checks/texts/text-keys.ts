import { closest, distance } from 'fastest-levenshtein';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** The part of a key's letters that may be wrong for another one to be what was meant. */
const NEAR = 1 / 3;

/** The names under which code keeps what reads texts. */
const READER = /\bconst (\w+) = useText\(\)/g;

/** A key as it is written: a string, which may only be compared, or the beginning of one that code completes. */
const KEY = /(?<before>[!=]== ?)?'(?<whole>[^'\n]*)'(?<behind> ?[!=]==)?|`(?<begun>[^`$\n]*)(?:\$\{[^`]*)?`/g;

export const textsAreThere: Check = {
  name: 'text-keys',
  looksAt: 'keys of texts',
  *run(site, looked) {
    const keys = Object.keys(site.texts);
    for (const file of site.files.list('{head,search,site,theme}/**/*.{ts,tsx}').filter(site.isAsked)) {
      const text = site.files.read(file) ?? '';
      for (const { key, from, isBegun } of keysIn(text)) {
        looked();
        if (isBegun ? keys.some((known) => known.startsWith(key)) : keys.includes(key)) continue;
        yield unknownKey({ file, text }, key, from, keys);
      }
    }
  },
};

/** The keys with which code reads texts, also one of two. */
function* keysIn(text: string): Generator<{ key: string; from: number; isBegun: boolean }> {
  const readers = new Set([...text.matchAll(READER)].map(([, reader]) => reader));
  for (const reader of readers)
    for (const { 1: asked = '', index, 0: call } of text.matchAll(new RegExp(`\\b${reader}\\(([^(),]*)`, 'g')))
      for (const { 0: written, groups = {}, index: at } of asked.matchAll(KEY)) {
        const { before, whole, behind, begun = '' } = groups;
        if (before || behind) continue;
        const key = whole ?? begun;
        const from = index + call.length - asked.length + at + 1;
        yield { key, from, isBegun: written.includes('${') };
      }
}

function unknownKey(source: { file: string; text: string }, key: string, from: number, keys: string[]): Finding {
  const near = closest(key, keys);
  const isNear = distance(key, near) <= key.length * NEAR;
  const how = isNear ? `did you mean "${near}"?` : 'add it to site/texts.ts in both languages';
  return findingAt(source, from, `there is no text "${key}"`, how);
}
