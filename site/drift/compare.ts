import { type Lang, langs } from '../languages.ts';
import type { Compared } from './ledger.ts';
import type { Section } from './sections.ts';

/** The sections of a page in each language. */
export type Translations = Readonly<Record<Lang, ReadonlyMap<string, Section>>>;

/** Why a section does not count as compared. */
export type Drift =
  /** It changed in the language `since`, after the languages were compared, and did not in this one. */
  | { kind: 'behind'; id: string; lang: Lang; since: Lang }
  /** It changed in all languages after they were compared. */
  | { kind: 'all'; id: string }
  /** The languages were never compared. */
  | { kind: 'new'; id: string }
  /** Other languages lack it. */
  | { kind: 'alone'; id: string; lang: Lang }
  /** The ledger has it, and no language does. */
  | { kind: 'gone'; id: string };

/** Compares a page with the ledger: a section counts as compared while all languages have the hashes in the ledger. */
export function compare(page: Translations, compared: Readonly<Record<string, Compared>> = {}): Drift[] {
  const ids = new Set([...langs.flatMap((lang) => [...page[lang].keys()]), ...Object.keys(compared)]);
  return [...ids].flatMap((id): Drift[] => {
    const having = langs.filter((lang) => page[lang].has(id));
    const [first] = having;
    if (first === undefined) return [{ kind: 'gone', id }];
    if (having.length < langs.length) return [{ kind: 'alone', id, lang: first }];
    const before = compared[id];
    if (!before) return [{ kind: 'new', id }];
    const changed = langs.filter((lang) => page[lang].get(id)?.hash !== before[lang]);
    const [since] = changed;
    if (since === undefined) return [];
    if (changed.length === langs.length) return [{ kind: 'all', id }];
    return langs.filter((lang) => !changed.includes(lang)).map((lang) => ({ kind: 'behind', id, lang, since }));
  });
}

/** The sections of one language that another has changed since they were compared, so that they may be outdated. */
export function staleSections(
  page: Translations,
  compared: Readonly<Record<string, Compared>>,
  lang: Lang,
): { id: string; since: Lang }[] {
  return [...page[lang].keys()].flatMap((id) => {
    const hashIn = (other: Lang) => page[other].get(id)?.hash;
    const before = compared[id];
    const since = langs.find((other) => other !== lang && before && hashIn(other) && hashIn(other) !== before[other]);
    return since ? [{ id, since }] : [];
  });
}
