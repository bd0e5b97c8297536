import { type Lang, langs } from '../languages.ts';
import type { Compared } from './ledger.ts';
import type { Section } from './sections.ts';

/** The other one of the two languages. */
export const otherThan = (lang: Lang): Lang => langs.find((other) => other !== lang) ?? lang;

/** The sections of a page in each language. */
export type Pair = Record<Lang, ReadonlyMap<string, Section>>;

/** Why a section does not count as compared. */
export type Drift =
  /** The other language changed after the two were compared, and this one did not. */
  | { kind: 'behind'; id: string; lang: Lang }
  /** Both changed after they were compared. */
  | { kind: 'both'; id: string }
  /** They were never compared. */
  | { kind: 'new'; id: string }
  /** It exists in this language only. */
  | { kind: 'alone'; id: string; lang: Lang }
  /** The ledger has it, and no language does. */
  | { kind: 'gone'; id: string };

/**
 * Compares a page with the ledger: a section counts as compared while both languages have the hashes in the ledger.
 */
export function compare(pair: Pair, compared: Readonly<Record<string, Compared>> = {}): Drift[] {
  const ids = new Set([...pair.en.keys(), ...pair.zh.keys(), ...Object.keys(compared)]);
  return [...ids].flatMap((id): Drift[] => {
    const [en, zh, before] = [pair.en.get(id), pair.zh.get(id), compared[id]];
    if (!en && !zh) return [{ kind: 'gone', id }];
    if (!en || !zh) return [{ kind: 'alone', id, lang: en ? 'en' : 'zh' }];
    if (!before) return [{ kind: 'new', id }];
    const [enChanged, zhChanged] = [en.hash !== before.en, zh.hash !== before.zh];
    if (enChanged && zhChanged) return [{ kind: 'both', id }];
    if (enChanged || zhChanged) return [{ kind: 'behind', id, lang: enChanged ? 'zh' : 'en' }];
    return [];
  });
}

/**
 * The sections of one language whose counterpart has changed since they were compared, so that they may be outdated.
 */
export function staleIds(pair: Pair, compared: Readonly<Record<string, Compared>> = {}, lang: Lang): string[] {
  const other = otherThan(lang);
  return [...pair[lang].keys()].filter((id) => {
    const there = pair[other].get(id);
    return there !== undefined && compared[id] !== undefined && there.hash !== compared[id][other];
  });
}
