import { findingIn } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';
import { suggest } from '../../site/near.ts';
import { optionAnchor } from '../../site/option-facts/option-fact.ts';
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
