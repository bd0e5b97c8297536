import { DEFAULT_LANGUAGE, type Lang, langs } from '../languages.ts';
import type { Section } from './sections.ts';

/** The hashes of a section in all languages when somebody last compared them. */
export type Compared = Readonly<Record<Lang, string>>;

/** The sections of each page by their ids; pages by their paths below a language's folder. */
export type Ledger = Record<string, Record<string, Compared>>;

/** The path of the ledger from the root of the repository. */
export const LEDGER = 'site/drift/compared.json';

/** The value of each language. */
export function byLanguage<T>(make: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** The ledger with the current hashes of some sections of a page, and without removed sections. */
export function withCompared(ledger: Ledger, page: string, ids: readonly string[], sections: Translations): Ledger {
  const entry: Record<string, Compared> = {};
  for (const id of sections[DEFAULT_LANGUAGE].keys()) {
    const before = ledger[page]?.[id];
    const isInAll = langs.every((lang) => sections[lang].has(id));
    if (ids.includes(id) && isInAll) entry[id] = byLanguage((lang) => sections[lang].get(id)?.hash ?? '');
    else if (before) entry[id] = before;
  }
  return { ...ledger, [page]: entry };
}

/** One section a line, in the order of pages and sections, so that branches seldom conflict. */
export function ledgerText(ledger: Ledger): string {
  const pages = Object.entries(ledger)
    .filter(([, sections]) => Object.keys(sections).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = pages.map(([page, sections]) => {
    const rows = Object.entries(sections).map(([id, hashes]) => {
      const pairs = Object.entries(hashes).map(([lang, hash]) => `"${lang}": "${hash}"`);
      return `    "${id}": { ${pairs.join(', ')} }`;
    });
    return `  "${page}": {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

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
