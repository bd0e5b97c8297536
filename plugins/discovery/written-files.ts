import { addressOf } from '../../shared/addresses/find-address.ts';
import type { Component } from '../../shared/define-component.ts';
import { languageFacts, prefixOf } from '../../shared/languages.ts';
import { sidebarPages } from '../../shared/sidebar-tree.ts';
import { contentWords, wordsIn } from '../../shared/words.ts';
import { homeMarkdown, overviewMarkdown } from '../markdown-pages/home-markdown.ts';
import { markdownPage, markdownText } from '../markdown-pages/markdown-page.ts';
import { pageSource } from '../page-source.ts';
import { absolute, type PublicPage, type PublishedLanguage, type PublishedSite } from './published-site.ts';
import { robotsText, sitemap } from './sitemap.ts';

/** The text files for machines, by path in the output. */
export function writtenFiles(
  pages: readonly PublicPage[],
  site: PublishedSite,
  components: readonly Component[],
): Map<string, string> {
  const ordered = inReadingOrder(pages, site);
  const files = new Map([
    ['sitemap.xml', sitemap(ordered)],
    ['robots.txt', robotsText(site)],
  ]);
  for (const language of site.languages) {
    const folder = `${prefixOf(language.lang)}/`.slice(1);
    const own = ordered.filter(({ lang }) => lang === language.lang);
    for (const page of own) files.set(page.markdown.file, markdownOf(page, pages, site, components));
    const all = own.map(({ markdown }) => files.get(markdown.file));
    files.set(`${folder}llms.txt`, llmsText(own, site, language));
    files.set(`${folder}llms-full.txt`, all.join('\n'));
  }
  return files;
}

function markdownOf(
  page: PublicPage,
  pages: readonly PublicPage[],
  site: PublishedSite,
  components: readonly Component[],
): string {
  const { lang, title, source } = page;
  const file = `docs/${source._relativePath}`;
  const resolveLink = linksFrom(page, pages, site);
  const context = { file, lang, title, index: indexOf(page, pages, site), components, resolveLink };
  const parsed = pageSource(source._filepath);
  const body = page.isHome
    ? homeMarkdown({ lang, title, frontmatter: source.frontmatter, text: markdownText(parsed, context) }, resolveLink)
    : markdownPage(parsed, context);
  return markdownHeader(page) + body;
}

/** The index of an overview; empty for other pages. */
function indexOf(page: PublicPage, pages: readonly PublicPage[], site: PublishedSite): string {
  const { lang, routePath, source } = page;
  if (!source.frontmatter.overview) return '';
  const sidebar = site.languages.find((language) => language.lang === lang)?.sidebar ?? [];
  const descriptionOf = (link: string) => pages.find((other) => other.routePath === link)?.description ?? '';
  return overviewMarkdown({ lang, routePath, sidebar, descriptionOf, resolveLink: linksFrom(page, pages, site) });
}

/** Resolves links in content, which name neither language nor origin, to the target's Markdown if it has one. */
function linksFrom(page: PublicPage, pages: readonly PublicPage[], site: PublishedSite): (link: string) => string {
  return (link) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    if (path === '') return page.url + rest;
    if (!path.startsWith('/')) return link;
    const prefix = prefixOf(page.lang);
    const route = addressOf(path.startsWith(`${prefix}/`) ? path : prefix + path);
    const target = pages.find(({ routePath }) => routePath === route);
    return target ? target.markdown.url + rest : absolute(site, path) + rest;
  };
}

/** Home pages first, then sidebar order. */
function inReadingOrder(pages: readonly PublicPage[], site: PublishedSite): PublicPage[] {
  const order = site.languages.flatMap(({ lang, sidebar }) => [
    `${prefixOf(lang)}/`,
    ...sidebarPages(sidebar).map(({ link }) => link),
  ]);
  const placeOf = ({ routePath }: PublicPage) => {
    const place = order.indexOf(routePath);
    return place < 0 ? order.length : place;
  };
  return [...pages].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The `llms.txt` of a language: a summary of the site, and links to each page's Markdown by section. */
function llmsText(pages: readonly PublicPage[], site: PublishedSite, language: PublishedLanguage): string {
  const words = wordsIn(language.lang);
  const named = contentWords(language.lang);
  const sections = language.sections.map(({ name, activeMatch }) => {
    const members = pages.filter(({ routePath }) => new RegExp(activeMatch).test(routePath));
    const rows = members.map(({ title, markdown, description }) => `- [${title}](${markdown.url}): ${description}`);
    return `## ${named(name)}\n\n${rows.join('\n')}`;
  });
  const whole = absolute(site, `${prefixOf(language.lang)}/llms-full.txt`);
  const optional = `## Optional\n\n- [llms-full.txt](${whole}): ${words('llms.whole')}`;
  return `${[`# ${site.title}`, `> ${language.description}`, words('llms.intro'), ...sections, optional].join('\n\n')}\n`;
}

/** Frontmatter that tells where a page's Markdown comes from. */
function markdownHeader({ url, lang, description, changed }: PublicPage): string {
  const facts = {
    url,
    lang: languageFacts(lang).tag,
    description: JSON.stringify(description),
    ...(changed && { updated: changed }),
  };
  const rows = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  return `---\n${rows.join('\n')}\n---\n\n`;
}
