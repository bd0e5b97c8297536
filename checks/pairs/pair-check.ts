import { diffArrays } from 'diff';
import type { Finding, Fix } from '../../site/findings/finding.ts';
import type { Place } from '../../site/pages/locate.ts';
import type { Page } from '../../site/pages/page.ts';
import { type Check, check } from '../check.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';

/** What a page and its translation have to have in common. */
interface Comparison<T extends Place> {
  name: string;
  looksAt: string;
  itemsOf(page: Page, site: SiteSources): T[];
  /** Items with equal keys are translations of each other. */
  keyOf(item: T): string;
  /** Items of the same kind with different keys are probably the same item, changed in one language. */
  kindOf?(item: T): string;
  /** The name of an item in findings, such as `the heading "Usage"`. */
  nameOf(item: T): string;
  /** How to turn an item into the translation of another one. */
  remedyOf?(item: T, original: T, page: Page): { how: string; fix?: Fix };
  /** Additional details about a difference. */
  detailsOf?(item: T, original: T): string;
}

/** A check that compares pages with their translations, item by item. */
export function pairCheck<T extends Place>(comparison: Comparison<T>): Check {
  const { name, looksAt, itemsOf, keyOf, kindOf = () => '', nameOf } = comparison;
  return check(name, looksAt, function* (site, looked) {
    for (const { original, translation } of pairsOf(site)) {
      const ones = itemsOf(original, site);
      looked(ones.length);
      for (const [one, other] of differences(ones, itemsOf(translation, site))) {
        if (one && other) yield differenceOf(one, other, original, translation);
        else if (one) yield loneItem(one, original, translation);
        else if (other) yield loneItem(other, translation, original);
      }
    }
  });

  /** Yields items without an equal counterpart, paired with an item of the same kind that replaced them, if any. */
  function* differences(ones: T[], others: T[]): Generator<[one: T | undefined, other: T | undefined]> {
    const chunks = diffArrays(ones, others, { comparator: (one, other) => keyOf(one) === keyOf(other) });
    for (const [at, { removed, added, value }] of chunks.entries()) {
      const next = chunks[at + 1];
      if ((!removed && !added) || (added && chunks[at - 1]?.removed)) continue;
      const left = added ? [...value] : next?.added ? [...next.value] : [];
      for (const one of removed ? value : []) {
        const match = left.findIndex((other) => kindOf(other) === kindOf(one));
        yield [one, match === -1 ? undefined : left.splice(match, 1)[0]];
      }
      for (const other of left) yield [undefined, other];
    }
  }

  function differenceOf(one: T, other: T, original: Page, translation: Page): Finding {
    const details = comparison.detailsOf?.(other, one) ?? '';
    const what = `${nameOf(other)} where ${original.file}:${one.line} has ${nameOf(one)}${details}`;
    const remedy = comparison.remedyOf?.(other, one, translation) ?? { how: 'make both languages the same' };
    return { file: translation.file, line: other.line, column: other.column, what, ...remedy };
  }

  function loneItem(item: T, page: Page, other: Page): Finding {
    const what = `${nameOf(item)} has no counterpart in ${other.file}`;
    return { file: page.file, line: item.line, column: item.column, what, how: 'add it there, or remove it here' };
  }
}
