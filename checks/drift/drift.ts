import { byLanguage, compare, type Drift, LEDGER, type Ledger, type Translations } from '../../site/drift/ledger.ts';
import { sectionsOf } from '../../site/drift/sections.ts';
import { type Finding, findingIn } from '../../site/findings/finding.ts';
import { DEFAULT_LANGUAGE, type Lang, langs, PREFIXED_LANGUAGES } from '../../site/languages.ts';
import { TOP } from '../../site/pages/parts.ts';
import { check } from '../check.ts';
import { inLanguage } from '../site-sources.ts';

/** The file of a page, such as `guide/basic/cli.mdx`, in a language. */
export const fileOf = (page: string, lang: Lang) => `docs/${lang}/${page}`;

/** The argument of `npm run reviewed` for a page or section. */
export const placeOf = (page: string, id?: string) => page.replace(/\.mdx$/, '') + (id === undefined ? '' : `#${id}`);

export const drift = check('drift', 'sections', function* (site, looked) {
  const ledger = JSON.parse(site.files.read(LEDGER) ?? '{}') as Ledger;
  for (const original of site.pages.filter(({ lang }) => lang === DEFAULT_LANGUAGE)) {
    const pages = langs.flatMap((lang) => site.pageOf(inLanguage(original.file, lang)) ?? []);
    if (pages.length < langs.length || !pages.some(({ file }) => site.isRequested(file))) continue;
    const sections = pages.map(sectionsOf);
    looked(sections[0]?.size);
    const page = original.file.slice(fileOf('', DEFAULT_LANGUAGE).length);
    const translations = byLanguage((lang) => sections[langs.indexOf(lang)] ?? new Map());
    yield* driftFindings(page, translations, ledger);
  }
  for (const page of Object.keys(ledger)) {
    if (!langs.some((lang) => site.pageOf(fileOf(page, lang))))
      yield findingIn(LEDGER, `there is no page ${page}`, `npm run reviewed -- ${placeOf(page)}`);
  }
});

/** Findings for the sections of a page. `same-heading-ids` reports sections that exist in one language only. */
export function driftFindings(page: string, sections: Translations, ledger: Ledger): Finding[] {
  const drifts = compare(sections, ledger[page]).filter(({ kind }) => kind !== 'alone');
  if (ledger[page] || drifts.length === 0) return drifts.map((one) => findingOf(page, sections, one));
  const what = `the page and ${fileOf(page, DEFAULT_LANGUAGE)} were never compared`;
  const how = `make sure that both say the same, then npm run reviewed -- ${placeOf(page)}`;
  return PREFIXED_LANGUAGES.map((lang) => findingIn(fileOf(page, lang), what, how));
}

function findingOf(page: string, sections: Translations, found: Drift): Finding {
  const { kind, id } = found;
  const section = id === TOP ? 'the beginning of the page' : `the section #${id}`;
  if (kind === 'gone')
    return findingIn(LEDGER, `${section} of ${placeOf(page)} is gone`, `npm run reviewed -- ${placeOf(page)}`);
  const lineIn = (lang: Lang) => sections[lang].get(id)?.line ?? 1;
  const [lang = DEFAULT_LANGUAGE, since = DEFAULT_LANGUAGE] =
    kind === 'behind' ? [found.lang, found.since] : PREFIXED_LANGUAGES.slice(0, 1);
  const other = `${fileOf(page, since)}:${lineIn(since)}`;
  const what = {
    behind: `${section} was not changed with ${other}`,
    all: `${section} and ${other} have both changed`,
    new: `${section} and ${other} were never compared`,
    alone: `${section} exists in one language only`,
  }[kind];
  const how = `make sure that both say the same, then npm run reviewed -- ${placeOf(page, id)}`;
  return { ...findingIn(fileOf(page, lang), what, how), line: lineIn(lang) };
}
