import { closest, distance } from 'fastest-levenshtein';
import { findingAt, findingIn } from '../../../shared/findings/finding.ts';
import { langs } from '../../../shared/languages.ts';
import { suggest } from '../../../shared/near.ts';
import { optionAnchor } from '../../../shared/option-facts/option-fact.ts';
import { nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import { check } from '../check.ts';
import { mentionsIn } from '../markdown/elements.ts';
import type { SiteSources } from '../site-sources.ts';

const topOf = (name: string) => name.split(/[.[]/)[0] ?? name;

/** The page of the top-level option that contains an option. */
const pageOf = (name: string, lang: string) => `docs/${lang}/config/lib/${optionAnchor(topOf(name))}.mdx`;

export const documentedOptions = check('documented-options', 'lib options', function* (site, looked) {
  for (const name of site.libOptions) {
    if (!langs.some((lang) => site.isRequested(pageOf(name, lang)))) continue;
    looked();
    for (const lang of langs.filter((one) => !isDocumented(name, one, site))) {
      const how = `add <OptionFacts name="${name}" /> under a heading with the id ${optionAnchor(name)}`;
      yield findingIn(pageOf(name, lang), `the option ${name} is not documented`, how);
    }
  }
});

function isDocumented(name: string, lang: string, site: SiteSources): boolean {
  const page = site.pageOf(pageOf(name, lang));
  return (page ? mentionsIn(page) : []).some((mention) => mention.component === 'OptionFacts' && mention.name === name);
}

export const knownOptions = check('known-options', 'mentions of options', function* (site, looked) {
  for (const { file, line, column, component, name } of site.requestedPages.flatMap(mentionsIn)) {
    looked();
    if (site.options.includes(name)) continue;
    const how = suggest(name, site.options, 'name an option of @rslib/core');
    yield { file, line, column, what: `unknown option "${name}" in <${component}>`, how };
  }
});

/** The maximum edit distance to the intended option. */
const MAX_TYPOS = 2;
/** Dotted names such as `lib.format`, `output.distPath.root` or `lib[0].format`. */
const PATH = /^(\w+)(?:\[\d*\])?((?:\.\w+(?:\[\d*\])?)+)$/;

export const noMisspelledOptions = check('no-misspelled-options', 'pieces of inline code', function* (site, looked) {
  const plain = (name: string) => name.replaceAll('[]', '');
  const known = ['lib', ...site.options.flatMap((name) => [plain(name), `lib.${plain(name)}`])];
  for (const page of site.requestedPages) {
    for (const code of nodesOf(page.root, 'inlineCode')) {
      looked();
      const meant = correctionOf(code.value, known);
      const what = `there is no option ${code.value}`;
      if (meant) yield findingAt(page, rangeOf(code)[0] + 1, what, `did you mean ${meant}?`);
    }
  }
});

/** The option meant by a path with one misspelled word; undefined if it resembles no option. */
function correctionOf(name: string, known: readonly string[]): string | undefined {
  if (!PATH.test(name)) return undefined;
  const parts = name.replace(/\[\d*\]/g, '').split('.');
  const wrong = parts.findIndex((_, at) => !known.includes(parts.slice(0, at + 1).join('.')));
  // Either the first word is not an option, or the whole path is one.
  if (wrong <= 0) return undefined;
  const parent = `${parts.slice(0, wrong).join('.')}.`;
  const word = parts[wrong] ?? '';
  const siblings = known
    .filter((path) => path.startsWith(parent))
    .map((path) => path.slice(parent.length).split('.')[0] ?? '');
  if (siblings.length === 0 || word.length < 3) return undefined;
  const meant = closest(word, siblings);
  return distance(word, meant) <= MAX_TYPOS ? parent + meant : undefined;
}
