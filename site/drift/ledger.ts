import type { Section } from './sections.ts';

/** The hashes of a section in both languages when somebody last compared them. */
export interface Compared {
  en: string;
  zh: string;
}

/** Of each page, by its path below a language's folder, the sections by their ids. */
export type Ledger = Record<string, Record<string, Compared>>;

/** Where the ledger of the documentation is, from the root of the repository. */
export const LEDGER = 'site/drift/compared.json';

/** The ledger with a page's sections as they are now, and without those that are gone. */
export function withCompared(
  ledger: Ledger,
  page: string,
  ids: readonly string[],
  en: ReadonlyMap<string, Section>,
  zh: ReadonlyMap<string, Section>,
): Ledger {
  const entry: Record<string, Compared> = {};
  for (const id of en.keys()) {
    const [here, there] = [en.get(id)?.hash, zh.get(id)?.hash];
    const before = ledger[page]?.[id];
    if (ids.includes(id) && here && there) entry[id] = { en: here, zh: there };
    else if (before) entry[id] = before;
  }
  return { ...ledger, [page]: entry };
}

/** One section a line, pages in the order of their paths and sections in the order of the page: two branches seldom meet. */
export function ledgerText(ledger: Ledger): string {
  const pages = Object.entries(ledger)
    .filter(([, sections]) => Object.keys(sections).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = pages.map(([page, sections]) => {
    const rows = Object.entries(sections).map(([id, { en, zh }]) => `    "${id}": { "en": "${en}", "zh": "${zh}" }`);
    return `  "${page}": {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
