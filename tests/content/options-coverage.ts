import { closest } from 'fastest-levenshtein';
import type { DeclaredOption, OptionFactsFile } from '../../plugins/option-facts/option-fact.ts';
import { optionAnchor } from '../../theme/option-facts/option-anchor.ts';
import type { Mention } from './options-in-docs.ts';

export const languages = ['en', 'zh'];

/** Lib options that the fixed list of routes has no page for; another page shows their facts. */
export const withoutOwnPage = ['wasm', 'experiments'];

/** The page of the top-level option that an option belongs to. */
export function pageOf(name: string, lang: string): string {
  return `docs/${lang}/config/lib/${optionAnchor(name.split(/[.[]/)[0] ?? name)}.mdx`;
}

/** Top-level lib options whose page is missing in a language. */
export function missingPages(options: readonly DeclaredOption[], pages: readonly string[]): string[] {
  const own = options.filter(({ family, path }) => family === 'lib' && path.length === 1).map(({ name }) => name);
  const unknown = withoutOwnPage.filter((name) => !own.includes(name));
  return [
    ...unknown.map(
      (name) =>
        `tests/content/options-coverage.ts:1 — ${name} is no lib option any more — take it out of withoutOwnPage`,
    ),
    ...own
      .filter((name) => !withoutOwnPage.includes(name))
      .flatMap((name) => languages.map((lang) => ({ name, page: pageOf(name, lang) })))
      .filter(({ page }) => !pages.includes(page))
      .map(
        ({ name, page }) =>
          `${page}:1 — the lib option ${name} has no page — write it, or name the page that covers it in withoutOwnPage`,
      ),
  ];
}

/** Mentions of options that do not exist. */
export function unknownNames(mentions: readonly Mention[], facts: OptionFactsFile): string[] {
  const known = Object.keys(facts.options);
  return mentions
    .filter(({ name }) => !known.includes(name))
    .map(
      ({ file, line, name }) => `${file}:${line} — there is no option ${name} — did you mean ${closest(name, known)}?`,
    );
}

/** Lib options that a language shows nowhere, or shows elsewhere than on their own page. */
export function undocumented(options: readonly DeclaredOption[], mentions: readonly Mention[]): Map<string, string> {
  const findings = new Map<string, string>();
  for (const { name, family, path } of options) {
    if (family !== 'lib') continue;
    for (const lang of languages) {
      const files = mentions.filter(
        (mention) => mention.component === 'OptionFacts' && mention.name === name && mention.lang === lang,
      );
      const page = pageOf(name, lang);
      const mend = `add <OptionFacts name="${name}" /> under a heading with the id ${optionAnchor(name)}`;
      const hasOwnPage = !withoutOwnPage.includes(path[0] ?? '');
      const isCovered = hasOwnPage ? files.some(({ file }) => file === page) : files.length > 0;
      if (!isCovered)
        findings.set(name, `${hasOwnPage ? page : `docs/${lang}`}:1 — ${name} is not documented — ${mend}`);
    }
  }
  return findings;
}

/** Pages whose two languages show the facts of different options, or in another order. */
export function languageDifferences(pages: readonly string[], mentions: readonly Mention[]): string[] {
  const shownOn = (file: string) =>
    mentions.filter((mention) => mention.file === file).map(({ component, name }) => `${component} ${name}`);
  return pages
    .filter((page) => page.startsWith('docs/en/'))
    .flatMap((page) => {
      const other = page.replace('docs/en/', 'docs/zh/');
      const [here, there] = [shownOn(page), shownOn(other)];
      const at = here.findIndex((shown, index) => shown !== there[index]);
      if (at === -1 && here.length === there.length) return [];
      return [
        `${other}:1 — shows ${there[at] ?? there.at(-1) ?? 'no facts'} where ${page} shows ${here[at] ?? 'none'} — show the same facts in the same order`,
      ];
    });
}

/** The options whose facts differ, each with the pages of both languages that show it. */
export function staleFacts(committed: OptionFactsFile, fresh: OptionFactsFile, mentions: readonly Mention[]): string[] {
  const names = new Set([...Object.keys(committed.options), ...Object.keys(fresh.options)]);
  const changed = [...names].filter(
    (name) => JSON.stringify(committed.options[name]) !== JSON.stringify(fresh.options[name]),
  );
  const findings = changed.map((name) => {
    const pages = mentions.filter((mention) => mention.name === name).map(({ file, line }) => `${file}:${line}`);
    const what = !fresh.options[name] ? 'is gone' : !committed.options[name] ? 'is new' : 'has changed';
    return `plugins/option-facts/option-facts.json:1 — ${name} ${what} — run \`npm run facts\`, then check ${pages.join(', ') || 'that a page shows it'}`;
  });
  if (JSON.stringify(committed.madeFrom) === JSON.stringify(fresh.madeFrom)) return findings;
  const versions = `${JSON.stringify(committed.madeFrom)} → ${JSON.stringify(fresh.madeFrom)}`;
  return [
    `plugins/option-facts/option-facts.json:1 — made from other versions: ${versions} — run \`npm run facts\``,
    ...findings,
  ];
}
