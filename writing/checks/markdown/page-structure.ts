import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { DEFAULT_LANGUAGE, languageFacts } from '../../../shared/languages.ts';
import { optionAnchor } from '../../../shared/option-facts/option-fact.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { check, pageCheck } from '../check.ts';
import { inLanguage } from '../site-sources.ts';
import { mentionsIn } from './elements.ts';

/** The kinds of pages, and the id of their last section. */
const KINDS = [
  { kind: 'option', route: /^\/config\/lib\/[^/]+$/, last: 'related' },
  { kind: 'option-group', route: /^\/config\/rsbuild\/[^/]+$/, last: 'related' },
  { kind: 'guide', route: /^\/guide\/(?:start\/quick-start$|(?:solution|advanced|migration)\/[^/]+$)/, last: 'next' },
  { kind: 'text', route: /^\/(?:guide\/(?!start\/components\/)|config\/)/, last: undefined },
];

export const pageStructure = pageCheck('page-structure', 'pages', function* (page, looked, site) {
  const found = KINDS.find(({ route }) => route.test(page.route));
  if (!found || page.isFragment) return;
  looked();
  yield* leadFindings(page);
  if (found.kind === 'option') yield* optionFindings(page);
  // Translations have the same headings, which same-heading-ids compares.
  if (page.lang !== DEFAULT_LANGUAGE && site.pageOf(inLanguage(page.file, DEFAULT_LANGUAGE))) return;
  const last = page.headings.findLast(({ depth }) => depth === 2);
  if (found.last && last?.id !== found.last) {
    const what = last ? `the last section is #${last.id}` : 'the page has no sections';
    yield findingAt(page, last?.from ?? 0, what, `end with a section #${found.last}`);
  }
  if (found.kind === 'guide' && !page.headings.some(({ id }) => /check|compare/.test(id)))
    yield findingAt(page, 0, 'the guide does not say how to check the result', 'add a section with "check" in its id');
});

/** The first block below the title has to be a sentence; only a container may precede it. */
function* leadFindings({ root, ...page }: Page): Generator<Finding> {
  const blocks = root.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  const first = blocks.find((node) => node.type !== 'heading' || node.depth > 1);
  if (first?.type === 'paragraph' && first.children[0]?.type !== 'image') return;
  const how = 'start with a sentence that could answer the query in a search result';
  yield findingAt(page, first?.position?.start.offset ?? 0, 'the page does not start with a sentence', how);
}

/** An option page has the option's name as its title, its facts, and real output of an example. */
function* optionFindings(page: Page): Generator<Finding> {
  const [title, second] = page.headings;
  const at = title?.from ?? 0;
  const name = title?.text.replace(/^lib\./, '') ?? '';
  if (`/config/lib/${optionAnchor(name)}` !== page.route)
    yield findingAt(page, at, `the title is "${title?.text}"`, 'write # lib. and the name of the option');
  const facts = mentionsIn(page).find((mention) => mention.name === name);
  if (!facts || (second && facts.line > second.line))
    yield findingAt(page, at, 'no type and default before the first section', `add <OptionFacts name="${name}" />`);
  if (!page.fences.some(({ embeds }) => embeds?.includes('/expected/')))
    yield findingAt(page, at, 'no output of an example', 'embed a file of examples/<group>/<name>/expected/');
}

export const descriptions = check('descriptions', 'descriptions', function* (site, looked) {
  const seen = new Map<string, string>();
  for (const page of site.requestedPages) {
    if (page.isFragment || page.frontmatter.pageType === '404') continue;
    looked();
    const found = page.frontmatterValues.find(({ path }) => path.join('.') === 'description');
    if (!found) {
      yield findingAt(page, 0, 'a page without a description', 'add one to its frontmatter');
      continue;
    }
    const description = String(found.value);
    const [least, most] = languageFacts(page.lang).description;
    const isTooShort = description.length < least && page.frontmatter.search !== false;
    const what = `the description has ${description.length} characters`;
    if (description.length > most || isTooShort) yield findingAt(page, found.from, what, `write ${least} to ${most}`);
    const other = seen.get(description);
    if (other) yield findingAt(page, found.from, `${other} has the same description`, 'describe this page only');
    seen.set(description, page.file);
  }
});
