import { languageFacts } from '../../shared/languages.ts';
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
  const tags = page ? [...linkTags(page), ...openGraph(page, site)] : [NO_INDEX];
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

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeMarkup(value).replaceAll('$', '&#36;')}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}
