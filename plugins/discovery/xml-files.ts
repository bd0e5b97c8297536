import { prefixOf } from '../../site/languages.ts';
import { absolute, type PublicPage, type PublishedSite } from './published-site.ts';
import { wordsIn } from './words.ts';

/** The `sitemap.xml`: listed pages with their translations and last changes. */
export function sitemap(pages: readonly PublicPage[]): string {
  const rows = pages.map(({ url, changed, alternates }) => {
    const others = alternates.map(
      ({ lang, url: other }) => markup`<xhtml:link rel="alternate" hreflang="${lang}" href="${other}"/>`,
    );
    const byDefault = markup`<xhtml:link rel="alternate" hreflang="x-default" href="${alternates[0]?.url ?? url}"/>`;
    const lastChange = changed ? [markup`<lastmod>${changed}</lastmod>`] : [];
    return markup`<url>
<loc>${url}</loc>
${[...lastChange, ...others, byDefault]}
</url>`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows}
</urlset>
`.text;
}

/** The `robots.txt`: allows everything and names the sitemap. Unlisted pages have a `noindex` tag. */
export function robotsText(site: PublishedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
}

/** The maximum number of entries in a feed. */
const ENTRIES = 30;

/**
 * An Atom feed of a language's most recently changed pages.
 *
 * @returns undefined if no change times are known
 */
export function changeFeed(pages: readonly PublicPage[], lang: string, site: PublishedSite): string | undefined {
  const words = wordsIn(lang);
  const changed = pages
    .flatMap((page) => (page.lang === lang && page.changed ? [{ ...page, changed: page.changed }] : []))
    .sort((one, other) => other.changed.localeCompare(one.changed) || one.url.localeCompare(other.url))
    .slice(0, ENTRIES);
  const [newest] = changed;
  if (!newest) return undefined;
  const prefix = prefixOf(lang);
  const entries = changed.map(
    ({ url, title, description, changed: time }) => markup`<entry>
<id>${tagOf(url, time)}</id>
<title>${title}</title>
<link href="${url}"/>
<updated>${time}</updated>
<summary>${description}</summary>
</entry>`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${absolute(site, `${prefix}/feed.xml`)}</id>
<title>${words('feed.title')}</title>
<link href="${absolute(site, `${prefix}/`)}"/>
<link rel="self" type="application/atom+xml" href="${absolute(site, `${prefix}/feed.xml`)}"/>
<updated>${newest.changed}</updated>
<author><name>${site.title}</name></author>
${entries}
</feed>
`.text;
}

/** A tag URI (RFC 4151) for one change of a page: its next change becomes a new entry. */
function tagOf(url: string, time: string): string {
  const { hostname, pathname } = new URL(url);
  return `tag:${hostname},${time.slice(0, 10)}:${pathname}?${time}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes in XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Markup that is already escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/** A template tag for markup; escapes interpolated strings. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeMarkup(value);
    return value instanceof Markup ? value.text : value.map(({ text }) => text).join('\n');
  });
  return new Markup(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}
