import { compare, type Drift, otherThan, type Pair } from '../../site/drift/compare.ts';
import { LEDGER, type Ledger } from '../../site/drift/ledger.ts';
import type { Finding } from '../../site/findings/finding.ts';
import { TOP } from '../../site/pages/parts.ts';

/** The file of a page in a language. */
export const fileOf = (page: string, lang: string) => `docs/${lang}/${page}`;

/** How the command that marks sections as compared names a page or one section of it. */
export const placeOf = (page: string, id?: string) => page.replace(/\.mdx$/, '') + (id === undefined ? '' : `#${id}`);

/** What a writer has to do about the sections of one page; about a page that the ledger does not have, one thing. */
export function findingsOf(page: string, pair: Pair, ledger: Ledger): Finding[] {
  // Of a section that one language has alone the check "heading-ids" tells.
  const drifts = compare(pair, ledger[page]).filter((drift) => drift.kind !== 'alone');
  const told = ledger[page] ? drifts : drifts.filter(({ kind }) => kind !== 'new');
  const findings = told.map((drift) => findingOf(page, pair, drift));
  return told.length === drifts.length ? findings : [...findings, newPage(page)];
}

function newPage(page: string): Finding {
  return {
    ...{ file: fileOf(page, 'zh'), line: 1, column: 1 },
    what: `the page and ${fileOf(page, 'en')} were never compared`,
    how: `when both are written, see that they say the same, then npm run reviewed -- ${placeOf(page)}`,
  };
}

function findingOf(page: string, pair: Pair, drift: Exclude<Drift, { kind: 'alone' }>): Finding {
  const { id } = drift;
  const at = (lang: 'en' | 'zh') => `${fileOf(page, lang)}:${pair[lang].get(id)?.line ?? 1}`;
  const find = (lang: 'en' | 'zh', what: string, how: string): Finding => {
    return { file: fileOf(page, lang), line: pair[lang].get(id)?.line ?? 1, column: 1, what, how };
  };
  const section = id === TOP ? 'the beginning of the page' : `the section #${id}`;
  const mark = `npm run reviewed -- ${placeOf(page, id)}`;
  switch (drift.kind) {
    case 'behind':
      return find(
        drift.lang,
        `${section} was not changed with ${at(otherThan(drift.lang))}`,
        `say the same here, then ${mark}`,
      );
    case 'both':
      return find('zh', `${section} and ${at('en')} have both changed`, `see that they say the same, then ${mark}`);
    case 'new':
      return find('zh', `${section} and ${at('en')} were never compared`, `see that they say the same, then ${mark}`);
    case 'gone':
      return {
        ...{ file: LEDGER, line: 1, column: 1 },
        what: `${section} of ${placeOf(page)} is in neither language any more`,
        how: `npm run reviewed -- ${placeOf(page)}`,
      };
  }
}
