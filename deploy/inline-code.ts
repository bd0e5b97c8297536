/** The inline code and other origins of pages, which a content security policy has to allow. */
export interface InlineCode {
  scripts: ReadonlySet<string>;
  /** Contents of `<style>` elements and `style` attributes. */
  styles: ReadonlySet<string>;
  /** Other origins of pictures. */
  pictureOrigins: ReadonlySet<string>;
  /** Other origins of search services, from the `<meta>` that `plugins/search.ts` adds. */
  searchOrigins: ReadonlySet<string>;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const TAG = /<[a-z][^\s<>/]*((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]*))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]*))/g;

/** Excludes characters that end a directive. */
const SEARCH_SERVICE = /<meta name="?search-service"? content="?(https?:\/\/[^\s"'<>;,/]+)"?\s*\/?>/g;

/** Data blocks, which are not executed. */
const DATA = /\btype="?application\/(?:ld\+)?json/i;

/**
 * Collects the inline code of built pages.
 *
 * @param pages path and content of each page
 * @throws for an event handler or a `javascript:` link, which a strict policy cannot allow
 */
export function readInlineCode(pages: Iterable<readonly [path: string, html: string]>): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictureOrigins = new Set<string>();
  const searchOrigins = new Set<string>();
  const tags = new Set<string>();
  for (const [path, html] of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
      if (!/\bsrc=/i.test(attributes) && !DATA.test(attributes)) scripts.add(text);
    }
    for (const [, text = ''] of html.matchAll(STYLE)) styles.add(text);
    for (const [tag, name, value] of attributesOf(html.replace(SCRIPT, '').replace(STYLE, ''), tags)) {
      if (name === 'style') styles.add(value);
      if (/^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value)) {
        throw new Error(`${path}: ${name}="${value}" of ${tag} cannot be allowed by a content security policy`);
      }
      const origin = pictureOrigin(tag, name, value);
      if (origin) pictureOrigins.add(origin);
    }
    for (const [, origin = ''] of html.matchAll(SEARCH_SERVICE)) searchOrigins.add(origin);
  }
  return { scripts, styles, pictureOrigins, searchOrigins };
}

function pictureOrigin(tag: string, name: string, value: string): string | undefined {
  if (name === 'style') return /url\(\s*["']?(https?:\/\/[^/?#"')]+)/.exec(value)?.[1];
  const isPicture = /^<(?:img|source)\b/i.test(tag)
    ? /^src(?:set)?$/
    : /^<link\b[^>]*(?:rel="icon"|as="image")/i.test(tag)
      ? /^href$/
      : undefined;
  return isPicture?.test(name) ? /^https?:\/\/[^/?#\s]+/.exec(value)?.[0] : undefined;
}

/** @param seen the tags of earlier pages, which are left out: most tags are on every page */
function* attributesOf(html: string, seen: Set<string>): Generator<[tag: string, name: string, value: string]> {
  for (const [tag, attributes = ''] of html.matchAll(TAG)) {
    if (seen.has(tag)) continue;
    seen.add(tag);
    for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      yield [tag, name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')];
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };

/** Decodes the entities that React writes, since browsers hash the decoded value. */
function decodeEntities(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
