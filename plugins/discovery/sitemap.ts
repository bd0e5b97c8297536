import { absolute, type PublicPage, type PublishedSite } from './published-site.ts';

/** The `sitemap.xml`: listed pages with their last changes. Their heads name the translations. */
export function sitemap(pages: readonly PublicPage[]): string {
  const rows = pages.map(({ url, changed }) => {
    const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(url)}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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
