import { hash } from 'node:crypto';
import type { Page } from '../../../shared/pages/page.ts';
import { partsOf } from '../../../shared/pages/parts.ts';
import { type Pair, pairsOf, type SiteSources } from '../site-sources.ts';

/** For each translated page, the hashes of its sections by id, as they were when somebody last compared the languages. */
export type Ledger = Record<string, Record<string, string>>;

/** Path from the repository root. */
export const LEDGER = 'writing/checks/drift/compared.json';

/** A section that both languages have. */
interface SectionPair {
  id: string;
  /** Its lines, 1-based. */
  line: number;
  originalLine: number;
  /** Changes with the text of either language. */
  hash: string;
}

/** The sections that both pages have, in order. */
export function sectionPairs({ original, translation }: Pair<Pick<Page, 'root' | 'headings'>>): SectionPair[] {
  const originals = new Map(partsOf(original).map((part) => [part.id, part]));
  return partsOf(translation).flatMap(({ id, line, nodes }) => {
    const other = originals.get(id);
    if (!other) return [];
    return { id, line, originalLine: other.line, hash: hashOf([other.nodes, nodes]) };
  });
}

/** The ledger with all requested pages as compared, and without pages that are gone. */
export function withCompared(ledger: Ledger, site: SiteSources): Ledger {
  const compared = pairsOf(site).map((pair): [string, Ledger[string]] => [
    pair.translation.file,
    Object.fromEntries(sectionPairs(pair).map((section) => [section.id, section.hash])),
  ]);
  const pages = Object.entries({ ...ledger, ...Object.fromEntries(compared) });
  return Object.fromEntries(pages.filter(([file]) => site.pageOf(file)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Not part of what a page says: positions, parsed expressions and the alignment of columns. */
const IGNORED = ['position', 'data', 'align'];

/** Words that only search reads: each language has its own, since its readers ask in other words. */
const KEYWORDS = /^(?:keywords|sectionKeywords):.*\n?(?:[ \t-].*\n?)*/gm;

/**
 * A hash of syntax trees that ignores whitespace and other formatting of the source, keywords of the frontmatter, and the
 * groups of examples.
 */
function hashOf(trees: unknown): string {
  const json = JSON.stringify(trees, function (this: { type?: string }, key, value: unknown) {
    if (IGNORED.includes(key)) return undefined;
    return this.type === 'yaml' && typeof value === 'string' ? value.replace(KEYWORDS, '') : value;
  });
  const text = json.replace(/\s|\\[nr]/g, '').replace(/(?<=<root>\/examples)\/[\w-]+(?=\/[\w-]+\/)/g, '');
  return hash('sha256', text).slice(0, 10);
}
