import { LEDGER, type Ledger } from '../../site/drift/ledger.ts';
import { sectionsOf } from '../../site/drift/sections.ts';
import { MOVED_FILE } from '../../site/moved-rows.ts';
import type { Check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';
import { findingsOf } from './findings.ts';

/** Sections of a page that changed in one language only, and those that one language lacks. */
export const drift: Check = {
  name: 'drift',
  looksAt: 'sections',
  *run(site, looked) {
    const ledger = JSON.parse(site.files.read(LEDGER) ?? '{}') as Ledger;
    // A page without its mirror, and one that is no MDX, are other checks' business.
    for (const { en, zh } of pairsOf(site)) {
      const pair = { en: sectionsOf(en), zh: sectionsOf(zh) };
      looked(pair.en.size);
      yield* findingsOf(pageOf(en.file), pair, ledger);
    }
    const pages = site.pages.map(({ file }) => pageOf(file));
    for (const page of Object.keys(ledger).filter((page) => !pages.includes(page))) {
      const what = `${page} is no page any more`;
      const how = `npm run reviewed -- ${page.replace(/\.mdx$/, '')}; if it has another name now, add that to ${MOVED_FILE}`;
      yield { file: LEDGER, line: 1, column: 1, what, how };
    }
  },
};

/** The path below the folder of a language. */
const pageOf = (file: string) => file.replace(/^docs\/(en|zh)\//, '');
