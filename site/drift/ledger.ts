import type { Section } from './sections.ts';

/** The hashes of a section in both languages when somebody last compared them. */
export interface Compared {
  en: string;
  zh: string;
}

/** The sections of each page by their ids; pages by their paths below a language's folder. */
export type Ledger = Record<string, Record<string, Compared>>;

/** The path of the ledger from the root of the repository. */
export const LEDGER = 'site/drift/compared.json';

/** The ledger with the current hashes of some sections of a page, and without removed sections. */
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

/** One section a line, in the order of pages and sections, so that branches seldom conflict. */
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
