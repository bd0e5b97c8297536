import { languageFacts } from '../../site/languages.ts';
import { PICTURE_SIZE } from '../share-pictures/draw-picture.ts';
import type { PublicPage, PublishedSite } from './published-site.ts';
import { escapeMarkup } from './sitemap.ts';

interface Head {
  site: PublishedSite;
  /** The URL of the page's share picture. */
  picture?: string;
}

/**
 * The tags in a page's head for machines: its canonical URL, alternative forms, and link preview. Rspress adds the
 * `hreflang` links itself, except for `x-default`.
 *
 * @param page undefined for an unlisted page, which gets `noindex`
 * @returns markup without `$`, which is special in Rspress's replacement string
 */
export function pageHead(page: PublicPage | undefined, head: Head): string {
  const touchIcon = tag('link', { rel: 'apple-touch-icon', href: `${head.site.base}apple-touch-icon.png` });
  const tags = page ? [...linkTags(page), ...openGraph(page, head)] : [NO_INDEX];
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

/** Open Graph tags. Rspress adds type, title and description. */
function openGraph({ url, lang, alternates, title }: PublicPage, { site, picture }: Head): string[] {
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  const others = alternates.filter((one) => one.lang !== lang);
  return [
    tag('meta', { property: 'twitter:card', content: 'summary_large_image' }),
    property('site_name', site.title),
    property('url', url),
    property('locale', languageFacts(lang).openGraph),
    ...others.map((one) => property('locale:alternate', languageFacts(one.lang).openGraph)),
    ...(picture
      ? [
          property('image', picture),
          property('image:width', String(PICTURE_SIZE.width)),
          property('image:height', String(PICTURE_SIZE.height)),
          property('image:alt', title),
        ]
      : []),
  ];
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeMarkup(value).replaceAll('$', '&#36;')}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}
