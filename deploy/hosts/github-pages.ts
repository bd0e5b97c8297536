import { NOT_FOUND_FILE } from '../../site/addresses/built-files.ts';
import { PREFIXED_LANGUAGES, prefixOf } from '../../site/languages.ts';
import { allowScript, metaPolicy, redirectPolicy } from '../content-policy.ts';
import type { SiteDescription } from '../describe-site.ts';
import { withLanguages } from './with-languages.ts';

const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * Puts the content security policy into a page, for hosts that send no headers of ours. It comes
 * right after the charset, before anything that it rules.
 *
 * @throws Error where the page names no charset
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('A page without <meta charset> has no place for its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy).replaceAll('"', '&quot;')}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Whether a file of the output is of use on GitHub Pages, which compresses by itself and reads no instructions. */
export function isForGithubPages(file: string): boolean {
  return !/\.(?:gz|br)$|^_(?:headers|redirects)$/.test(file);
}

/**
 * The one page that it sends for unknown addresses, which shows itself in the language of the address.
 *
 * @param read reads a file of the output by its path
 */
export function notFoundInAll(base: string, policy: string, read: (file: string) => string): string {
  const others = PREFIXED_LANGUAGES.map(prefixOf).map((prefix) => ({
    prefix: base.slice(0, -1) + prefix,
    html: read(prefix + NOT_FOUND_FILE),
  }));
  const { html, script } = withLanguages(read(NOT_FOUND_FILE), others);
  return withMetaPolicy(html, allowScript(policy, script));
}

/**
 * Documents that redirect from former addresses of pages, by their path, since the host has no redirects. Where
 * scripts run they keep query and fragment. Markdown cannot redirect, so it exists under both names.
 *
 * @param read reads a file of the output by its path
 */
export function movedDocuments(
  { moved, place, base }: SiteDescription,
  read: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    moved.flatMap(({ key, address }) => {
      const path = address.slice(base.length - 1);
      if (key.endsWith('.md')) return [[key, read(decodeURI(path))]];
      const html = movedDocument(address, place + path);
      return [`${key}.html`, `${key}/index.html`].map((file) => [file, html]);
    }),
  );
}

function movedDocument(address: string, canonical: string): string {
  const script = `location.replace(${JSON.stringify(address)}+location.search+location.hash)`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${redirectPolicy(script)}"><title>${address}</title><link rel="canonical" href="${canonical}"><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript><a href="${address}">${address}</a>\n`;
}
