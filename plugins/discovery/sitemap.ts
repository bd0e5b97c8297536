import { absolute, type PublicPage, type PublishedSite } from './public-page.ts';
import { markup } from './xml.ts';

/** Writes `sitemap.xml`: every listed page, with its other languages and its last change. */
export function sitemap(pages: readonly PublicPage[], site: PublishedSite): string {
  const rows = pages.map(({ url, changed, alternates }) => {
    const others = alternates.map(
      ({ lang, url: other }) => markup`<xhtml:link rel="alternate" hreflang="${lang}" href="${other}"/>`,
    );
    const fallback = alternates.find(({ lang }) => lang === site.defaultLanguage);
    const byDefault = fallback
      ? [markup`<xhtml:link rel="alternate" hreflang="x-default" href="${fallback.url}"/>`]
      : [];
    const lastChange = changed ? [markup`<lastmod>${changed}</lastmod>`] : [];
    return markup`<url>
<loc>${url}</loc>
${[...lastChange, ...others, ...byDefault]}
</url>`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows}
</urlset>
`.text;
}

/** Writes `robots.txt`: everything may be read, and where the list of pages is. Hidden pages say themselves that they are none. */
export function robotsText(site: PublishedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
}
