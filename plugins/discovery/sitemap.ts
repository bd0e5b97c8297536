import { absolute, type PublicPage, type PublishedSite } from './published-site.ts';

/** The `sitemap.xml`: listed pages with their translations and last changes. */
export function sitemap(pages: readonly PublicPage[]): string {
  const alternate = (lang: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(url)}"/>`;
  const rows = pages.flatMap(({ url, changed, alternates }) => [
    '<url>',
    `<loc>${escapeMarkup(url)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates.map((other) => alternate(other.lang, other.url)),
    alternate('x-default', alternates[0]?.url ?? url),
    '</url>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`;
}

/** The `robots.txt`: allows everything and names the sitemap. Unlisted pages have a `noindex` tag. */
export function robotsText(site: PublishedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes in XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
