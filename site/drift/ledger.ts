import { DEFAULT_LANGUAGE, type Lang, langs } from '../languages.ts';
import type { Translations } from './compare.ts';

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
