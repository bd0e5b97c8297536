import path from 'node:path';
import type { Nodes } from 'mdast';
import manifest from '../../../package.json' with { type: 'json' };
import { safeDecode } from '../../../shared/addresses/safe-decode.ts';
import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { ANY_LANGUAGE, DEFAULT_LANGUAGE, IN_DOCS } from '../../../shared/languages.ts';
import { movedPages } from '../../../shared/moved-pages.ts';
import { suggest } from '../../../shared/near.ts';
import { attributesOf, elementsOf, nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { Link } from '../../../shared/pages/links.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { parsePage } from '../../../shared/pages/parse-page.ts';
import { valuesOf } from '../../../shared/pages/yaml-values.ts';
import { check, pageCheck } from '../check.ts';
import { fileOfRoute, inLanguage, type SiteSources } from '../site-sources.ts';

interface Source {
  file: string;
  text: string;
  lang: string;
  page?: Page;
}

export const noDeadLinks = check('no-dead-links', 'links', function* (site, looked) {
  for (const page of site.requestedPages) {
    for (const { address, from } of [
      ...page.links.filter(({ kind }) => kind === 'link'),
      ...writtenLinks(page, site),
    ]) {
      looked();
      yield* linkFindings({ file: page.file, text: page.text, lang: page.lang, page }, address, from, site);
    }
  }
  for (const page of site.requestedPages) {
    for (const {
      path: [key, id],
      from,
    } of page.frontmatterValues) {
      if (key !== 'sectionKeywords' || typeof id !== 'string') continue;
      looked();
      yield* linkFindings({ file: page.file, text: page.text, lang: page.lang, page }, `#${id}`, from, site);
    }
  }
  for (const file of site.files.list(`${IN_DOCS}/**/_{nav,meta}.json`).filter(site.isRequested)) {
    const text = site.files.read(file) ?? '';
    for (const { path: keys, value, from } of valuesOf(text).values) {
      if (keys.at(-1) !== 'link' || typeof value !== 'string') continue;
      looked();
      yield* linkFindings({ file, text, lang: file.split('/')[1] ?? '' }, value, from, site);
    }
  }
});

/** The links in what the build writes into the components of a page; each is where its component is. */
function writtenLinks({ root, lang }: Page, { contents = {} }: SiteSources): Pick<Link, 'address' | 'from'>[] {
  return elementsOf(root).flatMap((element) => {
    const written = contents[element.name ?? '']?.(attributesOf(element), lang);
    if (!written) return [];
    return nodesOf(parsePage(written), 'link').map(({ url }) => ({ address: url, from: rangeOf(element)[0] }));
  });
}

const OWN_HOST = new RegExp(`^${manifest.homepage.replaceAll('.', '\\.')}(?:[/?#]|$)`, 'i');

/** Addresses that are wrong regardless of the target. */
const WRONG_ADDRESSES: readonly (readonly [pattern: RegExp, what: string, how: string])[] = [
  [/^#?$/, 'leads nowhere', 'give it an address'],
  [OWN_HOST, 'names this site', 'start it with the slash after the host'],
  [/^(?!https:|mailto:)[a-z][a-z+.-]*:|^www\.|^\/\//i, 'is not https', 'start it with https://'],
  [/^(?!https:|mailto:|[/#])/, 'is relative', 'start it with a slash, at the root of the site'],
  [new RegExp(`^/${ANY_LANGUAGE}(?:[/#?]|$)`), 'names a language', 'leave it out: links keep the reader’s language'],
  [/^\/[^#?]*(?:\.(?:html|mdx?)|\/index)(?:[#?]|$)/, 'has an extension or /index', 'leave it out'],
];

/** The problems of a link: a wrong address, a missing page or heading. */
function* linkFindings(source: Source, address: string, from: number, site: SiteSources): Generator<Finding> {
  const refuse = (what: string, how: string) => findingAt(source, from, what, how);
  const wrong = WRONG_ADDRESSES.find(([pattern]) => pattern.test(address));
  if (wrong) return yield refuse(`the link "${address}" ${wrong[1]}`, wrong[2]);
  if (!/^[/#]/.test(address)) {
    if (!URL.canParse(address)) yield refuse(`${address} is not an address`, 'correct it');
    return;
  }
  const [place = '', id] = address.split('#');
  const route = place.replace(/\?.*$/, '');
  const target = route === '' ? source.page : site.pageOf(fileOfRoute(source.lang, route));
  if (!target) {
    if (site.files.exists(`docs/public${route}`)) return;
    const routes = site.pages.filter(({ lang }) => lang === source.lang).map((page) => page.route);
    const now = movedPages[route];
    const how = now ? `link to ${now}` : suggest(route, routes, 'link to a page that exists');
    return yield refuse(`there is no page ${route}`, how);
  }
  if (id === undefined || target.syntaxError) return;
  const anchors = anchorsOf(target, site);
  if (anchors.includes(safeDecode(id))) return;
  // `same-heading-ids` reports translated headings without their id.
  const original = site.pageOf(inLanguage(target.file, DEFAULT_LANGUAGE));
  if (original?.headings.some((heading) => heading.id === id)) return;
  const how = suggest(id, anchors, 'link to a heading that exists, or to the page', (anchor) => `#${anchor}`);
  yield refuse(`${target.file} has no heading with the id ${id}`, how);
}

/** The ids of headings and elements on a page, including the fragments it imports. */
function anchorsOf(page: Page, site: Pick<SiteSources, 'pageOf'>): string[] {
  return [page, ...includedBy(page).flatMap((file) => site.pageOf(file) ?? [])].flatMap(({ headings, root }) => {
    return [...headings.map(({ id }) => id), ...elementsOf(root).flatMap((element) => attributesOf(element).id ?? [])];
  });
}

/** The MDX files that a page imports. Uses a regular expression, because parsing all pages is slow. */
export function includedBy({ file, text }: Pick<Page, 'file' | 'text'>): string[] {
  return [...text.matchAll(/^import\b.*\bfrom\s+['"](\.[^'"]*\.mdx)['"]/gm)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );
}

/** Link texts that mean nothing out of context. */
const VAGUE =
  /^(?:(?:click|see|read|look|go)? ?(?:right )?here|click|(?:this|the) (?:link|page|article|section)|link|(?:read|learn|see) more|more|点击这里|点这里|点此|点击此处|点击|此处|这里|这儿|这个链接|链接|此页面|本链接|更多|了解更多|查看更多|详情|查看详情)[.。!！,，:：]?$/i;

export const descriptiveLinks = pageCheck('descriptive-links', 'link texts', function* (page, looked) {
  for (const link of nodesOf(page.root, 'link')) {
    looked();
    const words = wordsOf(link).trim();
    const what = words === '' ? 'a link without text' : `the link says "${words}"`;
    if (words === '' || VAGUE.test(words) || /^(?:https?:\/\/|www\.)/.test(words))
      yield findingAt(page, rangeOf(link)[0], what, 'describe its target');
  }
});

/** The sections at the end of a page that list other pages. */
const LISTS_OF_PAGES = ['next', 'related'];

export const linkedTitles = pageCheck('linked-titles', 'links in lists of pages', function* (page, looked, site) {
  const list = page.headings.find(({ depth, id }) => depth === 2 && LISTS_OF_PAGES.includes(id));
  if (!list) return;
  for (const { children } of nodesOf(page.root, 'listItem')) {
    const link = children[0]?.type === 'paragraph' ? children[0].children[0] : undefined;
    if (link?.type !== 'link' || rangeOf(link)[0] < list.to || !/^\/[^#]*$/.test(link.url)) continue;
    looked();
    const title = titleOf(site.pageOf(fileOfRoute(page.lang, link.url)));
    const what = `the page is called "${title}", the link "${wordsOf(link)}"`;
    if (title !== undefined && title !== wordsOf(link)) yield findingAt(page, rangeOf(link)[0], what, `write ${title}`);
  }
});

function titleOf(page?: Page): unknown {
  return page?.frontmatter.title ?? page?.headings.find(({ depth }) => depth === 1)?.text;
}

function wordsOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
}
