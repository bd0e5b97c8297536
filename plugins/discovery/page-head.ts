import { addressOf } from '../../shared/addresses/find-address.ts';
import { languageFacts, prefixOf } from '../../shared/languages.ts';
import {
  currentStateAt,
  type Group,
  isGroup,
  type PageEntry,
  sidebarPages,
  trailTo,
} from '../../shared/sidebar-tree.ts';
import { contentWords } from '../../shared/words.ts';
import { absolute, type PublicPage, type PublishedSite } from './published-site.ts';
import { escapeMarkup } from './sitemap.ts';

/**
 * The tags in a page's head for machines: its canonical URL, alternative forms, and link preview. Rspress adds the
 * `hreflang` links itself, except for `x-default`.
 *
 * @param page undefined for an unlisted page, which gets `noindex`
 * @returns markup without `$`, which is special in Rspress's replacement string
 */
export function pageHead(page: PublicPage | undefined, site: PublishedSite): string {
  const touchIcon = tag('link', { rel: 'apple-touch-icon', href: `${site.base}apple-touch-icon.png` });
  const tags = page ? [...linkTags(page), ...openGraph(page, site), ...breadcrumb(page, site)] : [NO_INDEX];
  return [touchIcon, ...tags].join('\n');
}

const NO_INDEX = '<meta name="robots" content="noindex">';

function linkTags({ url, alternates, markdown }: PublicPage): string[] {
  return [
    tag('link', { rel: 'canonical', href: url }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: alternates[0]?.url ?? url }),
    tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown.url }),
  ];
}

/** Open Graph tags. Rspress adds type, title and description, and `discovery.ts` those that are the same on all pages. */
function openGraph({ url, lang, alternates }: PublicPage, site: PublishedSite): string[] {
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  const others = alternates.filter((one) => one.lang !== lang);
  return [
    property('url', url),
    property('locale', languageFacts(lang).openGraph),
    ...others.map((one) => property('locale:alternate', languageFacts(one.lang).openGraph)),
    property('image', absolute(site, languageFacts(lang).picture)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', site.title),
  ];
}

/** The breadcrumb that search engines show: the home page, the groups of the sidebar, and the page. */
function breadcrumb({ url, lang, routePath, title, isHome }: PublicPage, site: PublishedSite): string[] {
  if (isHome) return [];
  const sidebar = site.languages.find((one) => one.lang === lang)?.sidebar ?? [];
  const groups = trailTo(
    sidebar,
    currentStateAt(routePath, (link) => addressOf(link) === routePath),
  ).slice(0, -1);
  const words = contentWords(lang);
  const home = absolute(site, `${prefixOf(lang)}/`);
  const steps = [
    { name: site.title, item: home },
    ...groups.map((group) => ({ name: words(group.text), item: addressOfGroup(group, site) })),
    { name: title, item: url },
  ];
  // A group whose first page this is leads nowhere else.
  const itemListElement = steps
    .filter(({ item }, index) => index === steps.length - 1 || (item !== undefined && item !== url))
    .map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  const json = JSON.stringify(data).replace(/[<$]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return [`<script type="application/ld+json">${json}</script>`];
}

/** The URL of a group's page, or of the first page in it. */
function addressOfGroup(group: Group | PageEntry, site: PublishedSite): string | undefined {
  const link = group.link ?? (isGroup(group) ? sidebarPages(group.items)[0]?.link : undefined);
  return link === undefined ? undefined : absolute(site, addressOf(link));
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeMarkup(value).replaceAll('$', '&#36;')}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}
