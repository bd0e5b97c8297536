import type { Page } from '../../site/pages/page.ts';
import { type Part, partsOf } from '../../site/pages/parts.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';

/** A part of a page, with the page. */
export interface PartOfPage extends Part {
  page: Page;
}

/** The parts that both languages of a page have; of one that a language lacks, the check "heading-ids" tells. */
export function pairedParts(site: SiteSources): { en: PartOfPage; zh: PartOfPage }[] {
  return pairsOf(site).flatMap(({ en, zh }) => {
    const chinese = new Map(partsOf(zh).map((part) => [part.id, { ...part, page: zh }]));
    return partsOf(en).flatMap((part) => {
      const other = chinese.get(part.id);
      return other ? [{ en: { ...part, page: en }, zh: other }] : [];
    });
  });
}

/** Where a part stands, as findings name a place of another file. */
export function placeOf({ page, line }: PartOfPage): string {
  return `${page.file}:${line}`;
}
