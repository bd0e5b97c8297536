import { findingIn } from '../../site/findings/format-finding.ts';
import { langs } from '../../site/languages.ts';
import { near } from '../../site/near.ts';
import { optionAnchor } from '../../site/option-facts/option-anchor.ts';
import { isUnread } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { align } from '../pages/align.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';
import { attributeOf, type Mention, mentionsIn } from './option-mentions.ts';

/** Lib options that the fixed list of routes has no page for; another page shows their facts. */
const WITHOUT_OWN_PAGE = ['wasm', 'experiments'];

/** The list of options that pages still leave out. */
const UNDOCUMENTED = 'checks/options/undocumented-options.json';

const topOf = (name: string) => name.split(/[.[]/)[0] ?? name;

/** The page of the top-level lib option that an option belongs to. */
const pageOf = (name: string, lang: string) => `docs/${lang}/config/lib/${optionAnchor(topOf(name))}.mdx`;

export const libOptionsHavePages: Check = {
  name: 'option-pages',
  looksAt: 'lib options',
  *run(site, looked) {
    for (const name of site.libOptions.filter((option) => option === topOf(option))) {
      looked();
      if (WITHOUT_OWN_PAGE.includes(name)) continue;
      for (const file of langs.map((lang) => pageOf(name, lang))) {
        if (site.pageOf(file)) continue;
        yield findingIn(file, `the lib option ${name} has no page`, 'write it, or see WITHOUT_OWN_PAGE');
      }
    }
  },
};

export const libOptionsAreDocumented: Check = {
  name: 'documented-options',
  looksAt: 'lib options',
  *run(site, looked) {
    const undocumented = JSON.parse(site.files.read(UNDOCUMENTED) ?? '[]') as string[];
    for (const name of site.libOptions) {
      if (!langs.some((lang) => site.isAsked(pageOf(name, lang)))) continue;
      looked();
      const isListed = undocumented.includes(name);
      const missing = langs.filter((lang) => !isDocumented(name, lang, site));
      if (isListed && missing.length === 0) yield findingIn(UNDOCUMENTED, `${name} is documented now`, 'remove it');
      for (const lang of isListed ? [] : missing) {
        const how = `add <OptionFacts name="${name}" /> under a heading with the id ${optionAnchor(name)}`;
        yield findingIn(pageOf(name, lang), `${name} is not documented`, how);
      }
    }
  },
};

function isDocumented(name: string, lang: string, { pages }: SiteSources): boolean {
  const own = pageOf(name, lang);
  const mayBe = WITHOUT_OWN_PAGE.includes(topOf(name))
    ? pages.filter((page) => page.lang === lang)
    : pages.filter(({ file }) => file === own);
  // What stands on a page that cannot be read, nobody knows.
  return mayBe.some(
    (page) =>
      isUnread(page) ||
      mentionsIn(page).some((mention) => mention.component === 'OptionFacts' && mention.name === name),
  );
}

export const mentionedOptionsExist: Check = {
  name: 'options',
  looksAt: 'mentions of options',
  *run(site, looked) {
    for (const { file, line, column, component, name } of site.askedPages.flatMap(mentionsIn)) {
      looked();
      // What is not there is told by the component's type.
      if (name === undefined) continue;
      if (name === '') {
        const how = `write <${component} ${attributeOf(component)}="…" />`;
        yield { file, line, column, what: `<${component}> names no option`, how };
      } else if (!site.options.includes(name)) {
        const meant = near(name, site.options);
        const how = meant ? `did you mean ${meant}?` : 'write one that @rslib/core has';
        yield { file, line, column, what: `there is no option ${name}`, how };
      }
    }
  },
};

const shown = ({ component, name }: Mention) => `<${component}> of ${name}`;
/** Facts of another option are rather facts that one language lacks. */
const differ = (one: Mention, other: Mention) => (shown(one) === shown(other) ? 0 : 1.5);

export const languagesShowTheSameFacts: Check = {
  name: 'option-pairs',
  looksAt: 'pairs of pages',
  *run(site, looked) {
    for (const { en, zh } of pairsOf(site)) {
      looked();
      for (const [here, there] of align(mentionsIn(en), mentionsIn(zh), differ)) {
        const mention = there ?? here;
        if (!mention || (here && there && shown(here) === shown(there))) continue;
        const { file, line, column } = mention;
        const other = there ? en.file : zh.file;
        const where = here && there ? `where ${other} has ${shown(here)}` : `has no partner in ${other}`;
        yield { file, line, column, what: `${shown(mention)} ${where}`, how: 'show the same facts in the same order' };
      }
    }
  },
};
