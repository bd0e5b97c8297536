import { compare, type Drift, otherThan, type Pair } from '../../site/drift/compare.ts';
import { LEDGER, type Ledger } from '../../site/drift/ledger.ts';
import { sectionsOf } from '../../site/drift/sections.ts';
import type { Finding } from '../../site/findings/finding.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import type { Lang } from '../../site/languages.ts';
import { TOP } from '../../site/pages/parts.ts';
import type { Check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';

/** The file of a page in a language. */
export const fileOf = (page: string, lang: Lang) => `docs/${lang}/${page}`;

/** How `npm run reviewed` names a page or one of its sections. */
export const placeOf = (page: string, id?: string) => page.replace(/\.mdx$/, '') + (id === undefined ? '' : `#${id}`);

export const drift: Check = {
  name: 'drift',
  looksAt: 'sections',
  *run(site, looked) {
    const ledger = JSON.parse(site.files.read(LEDGER) ?? '{}') as Ledger;
    for (const { en, zh } of pairsOf(site)) {
      const pair = { en: sectionsOf(en), zh: sectionsOf(zh) };
      looked(pair.en.size);
      yield* driftFindings(en.file.slice(fileOf('', 'en').length), pair, ledger);
    }
    for (const page of Object.keys(ledger)) {
      if (!site.pageOf(fileOf(page, 'en')) && !site.pageOf(fileOf(page, 'zh')))
        yield findingIn(LEDGER, `there is no page ${page}`, `npm run reviewed -- ${placeOf(page)}`);
    }
  },
};

/** What to do about the sections of a page; `same-heading-ids` reports sections that one language lacks. */
export function driftFindings(page: string, pair: Pair, ledger: Ledger): Finding[] {
  const drifts = compare(pair, ledger[page]).filter(({ kind }) => kind !== 'alone');
  if (ledger[page] || drifts.length === 0) return drifts.map((one) => findingOf(page, pair, one));
  const what = `the page and ${fileOf(page, 'en')} were never compared`;
  return [
    findingIn(fileOf(page, 'zh'), what, `make sure that both say the same, then npm run reviewed -- ${placeOf(page)}`),
  ];
}

function findingOf(page: string, pair: Pair, found: Drift): Finding {
  const { kind, id } = found;
  const section = id === TOP ? 'the beginning of the page' : `the section #${id}`;
  if (kind === 'gone')
    return findingIn(LEDGER, `${section} of ${placeOf(page)} is gone`, `npm run reviewed -- ${placeOf(page)}`);
  const lang = kind === 'behind' ? found.lang : 'zh';
  const lineIn = (one: Lang) => pair[one].get(id)?.line ?? 1;
  const other = `${fileOf(page, otherThan(lang))}:${lineIn(otherThan(lang))}`;
  const what = {
    behind: `${section} was not changed with ${other}`,
    both: `${section} and ${other} have both changed`,
    new: `${section} and ${other} were never compared`,
    alone: `${section} exists in one language only`,
  }[kind];
  const how = `make sure that both say the same, then npm run reviewed -- ${placeOf(page, id)}`;
  return { ...findingIn(fileOf(page, lang), what, how), line: lineIn(lang) };
}
