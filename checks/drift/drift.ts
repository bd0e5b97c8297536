import type { Check } from '../check.ts';
import { fileOf, findingsOf } from './findings.ts';
import { LEDGER, type Ledger } from './ledger.ts';
import { sectionsOf } from './sections.ts';

/** Sections of a page that changed in one language only, and those that one language lacks. */
export const drift: Check = {
  name: 'drift',
  looksAt: 'sections',
  *run(site, looked) {
    const ledger = JSON.parse(site.files.read(LEDGER) ?? '{}') as Ledger;
    const pages = site.pages.flatMap(({ file, lang }) => (lang === 'en' ? [file.slice('docs/en/'.length)] : []));
    for (const page of pages) {
      const [en, zh] = [site.pageOf(fileOf(page, 'en')), site.pageOf(fileOf(page, 'zh'))];
      // A page without its mirror, and one that is no MDX, are other checks' business.
      if (!en || !zh || en.fault || zh.fault || !(site.isAsked(en.file) || site.isAsked(zh.file))) continue;
      const pair = { en: sectionsOf(en.root), zh: sectionsOf(zh.root) };
      looked(pair.en.size);
      yield* findingsOf(page, pair, ledger);
    }
    if (!site.isAsked(LEDGER)) return;
    for (const page of Object.keys(ledger).filter((page) => !pages.includes(page))) {
      const what = `${page} is no page any more`;
      yield { file: LEDGER, line: 1, column: 1, what, how: `npm run reviewed -- ${page.replace(/\.mdx$/, '')}` };
    }
  },
};
