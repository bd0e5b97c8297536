import { DEFAULT_LANGUAGE, type Lang, langs } from '../languages.ts';
import type { Section } from './sections.ts';

/** A section's hash in each language, at the time the languages were last compared. */
export type Compared = Readonly<Record<Lang, string>>;

/** Sections by id, per page; pages by path below a language's folder. */
export type Ledger = Record<string, Record<string, Compared>>;

/** Path from the repository root. */
export const LEDGER = 'site/drift/compared.json';

/** Builds a record with a value for each language. */
export function byLanguage<T>(make: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** Updates the hashes of the given sections of a page, and drops removed sections. */
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

/** Formats one section per line, in page and section order, which keeps merge conflicts rare. */
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

/** Why a section no longer counts as compared. */
export type Drift =
  /** Since the last comparison it changed in the language `since`, but not in `lang`. */
  | { kind: 'behind'; id: string; lang: Lang; since: Lang }
  /** It changed in all languages since the last comparison. */
  | { kind: 'all'; id: string }
  /** It was never compared. */
  | { kind: 'new'; id: string }
  /** It exists only in `lang`. */
  | { kind: 'alone'; id: string; lang: Lang }
  /** It is in the ledger, but no longer on any page. */
  | { kind: 'gone'; id: string };

/** Compares a page with the ledger. A section counts as compared while its hashes in all languages match. */
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
