import type { Finding, Fix } from '../../site/findings/finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';
import { align } from './align.ts';

/** What both languages of a page must have in common. */
interface Comparison<T> {
  name: string;
  looksAt: string;
  itemsOf(page: Page, site: SiteSources): T[];
  /** Items with the same key are translations of each other. */
  keyOf(item: T): string;
  /** Items of one kind with different keys are probably one item that changed in one language. */
  kindOf?(item: T): string;
  /** How findings call an item, such as `the link /guide`. */
  nameOf(item: T): string;
  placeOf(item: T, page: Page): { line: number; column: number };
  /** Whether the languages may have the items in different orders, as inside sentences. */
  isUnordered?: boolean;
  /** How to make a Chinese item the translation of an English one. */
  remedyOf?(zh: T, en: T, page: Page): { how: string; fix?: Fix };
  /** More about what differs. */
  detailsOf?(zh: T, en: T): string;
}

/** A check that compares both languages of each page, item by item. */
export function pairCheck<T>(comparison: Comparison<T>): Check {
  const { name, looksAt, itemsOf, keyOf, kindOf = () => '', nameOf, placeOf, isUnordered } = comparison;
  const distance = (one: T, other: T) => {
    if (keyOf(one) === keyOf(other)) return 0;
    return kindOf(one) === kindOf(other) ? 0.5 : 1.5;
  };
  return {
    name,
    looksAt,
    *run(site, looked) {
      for (const { en, zh } of pairsOf(site)) {
        let [english, chinese] = [itemsOf(en, site), itemsOf(zh, site)];
        looked(english.length);
        if (isUnordered) [english, chinese] = [without(english, chinese), without(chinese, english)];
        for (const [one, other] of align(english, chinese, distance)) {
          if (one && other) {
            if (keyOf(one) !== keyOf(other)) yield differenceOf(one, other, en, zh);
          } else if (one) yield loneItem(one, en, zh);
          else if (other) yield loneItem(other, zh, en);
        }
      }
    },
  };

  /** The items that another list does not have, or not as often. */
  function without(items: readonly T[], others: readonly T[]): T[] {
    const left = others.map(keyOf);
    return items.filter((item) => {
      const at = left.indexOf(keyOf(item));
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
  }

  function differenceOf(one: T, other: T, en: Page, zh: Page): Finding {
    const { line } = placeOf(one, en);
    const details = comparison.detailsOf?.(other, one) ?? '';
    const what = `${nameOf(other)} where ${en.file}:${line} has ${nameOf(one)}${details}`;
    const remedy = comparison.remedyOf?.(other, one, zh) ?? { how: 'make both languages the same' };
    return { file: zh.file, ...placeOf(other, zh), what, ...remedy };
  }

  function loneItem(item: T, page: Page, other: Page): Finding {
    const what = `${nameOf(item)} has no counterpart in ${other.file}`;
    return { file: page.file, ...placeOf(item, page), what, how: 'add it there, or remove it here' };
  }
}
