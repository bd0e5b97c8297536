import { absolute, type PublicPage, type PublishedSite, prefixOf } from './public-page.ts';
import { wordsIn } from './words.ts';
import { markup } from './xml.ts';

/** The most entries that a feed has. */
const ENTRIES = 30;

/**
 * Writes an Atom feed of the pages of a language that changed last, each with its last change.
 *
 * @returns nothing where the history of the pages is not known
 */
export function changeFeed(pages: readonly PublicPage[], lang: string, site: PublishedSite): string | undefined {
  const words = wordsIn(lang);
  const changed = pages
    .flatMap((page) => (page.lang === lang && page.changed ? [{ ...page, changed: page.changed }] : []))
    .sort((one, other) => other.changed.localeCompare(one.changed) || one.url.localeCompare(other.url))
    .slice(0, ENTRIES);
  const [newest] = changed;
  if (!newest) return undefined;
  const prefix = prefixOf(site, lang);
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

/** A name for one change of one page (RFC 4151): the next change of the page is news again. */
function tagOf(url: string, time: string): string {
  const { hostname, pathname } = new URL(url);
  return `tag:${hostname},${time.slice(0, 10)}:${pathname}?${time}`;
}
