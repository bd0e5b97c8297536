import { ASSET_FOLDER } from '../../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import { EVERY_ANSWER, IMMUTABLE, MARKDOWN_ANSWER, OVER_TLS, pageHeaders } from '../headers.ts';

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of all rules that
 * match, so that no header may stand in two of them; what has no `Cache-Control` here is asked for
 * again each time on both. Both serve over TLS only. A rule for each page's Markdown, to name the page,
 * would be more rules than Cloudflare takes.
 */
export function edgeHeaders({ base, policy }: SiteDescription): string {
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule(`${base}*`, { ...EVERY_ANSWER, ...pageHeaders(policy), ...OVER_TLS }),
    rule(`${base.slice(0, -1)}${ASSET_FOLDER}*`, { 'Cache-Control': IMMUTABLE }),
    rule(`${base}*.md`, MARKDOWN_ANSWER),
    '',
  ].join('\n');
}

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages, which drop endings and mend slashes by themselves.
 * There are two lines for each page, since Cloudflare tells addresses with a last slash from those
 * without, and none with a wildcard: `/en/*` to `/:splat` would send `/en//evil.test` to `//evil.test`.
 */
export function edgeRedirects({ base, pages, moved, untranslated }: SiteDescription): string {
  const prefix = base.slice(0, -1);
  const lines = (from: string, to: string, status: number) =>
    [from, `${from}/`].map((spelling) => `${prefix}${spelling} ${to} ${status}`);
  const own = pages
    .filter(({ file }) => languageOf(file) === DEFAULT_LANGUAGE)
    .flatMap(({ address }) =>
      lines(`/${DEFAULT_LANGUAGE}${address.slice(prefix.length).replace(/\/$/, '')}`, address, 301),
    );
  const former = moved.flatMap(({ key, address }) => {
    const spellings = languageOf(key) === DEFAULT_LANGUAGE ? [key, `/${DEFAULT_LANGUAGE}${key}`] : [key];
    return spellings.flatMap((spelling) => lines(encodeURI(spelling), address, 301));
  });
  const missing = untranslated.flatMap(({ key, address }) => lines(encodeURI(key), address, 302));
  return [...own, ...former, ...missing, ''].join('\n');
}

/** Writes what only Netlify reads: the 404 pages of languages, which Cloudflare Pages finds by itself. */
export function netlifyToml({ base, notFound }: SiteDescription): string {
  const redirects = notFound.map(({ prefix, file }) => {
    const [from, to] = [`${base.slice(0, -1)}${prefix}/*`, `${base.slice(0, -1)}${file}`];
    return `[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = 404\n`;
  });
  return `# Written by npm run build from deploy/.\n[build]\n  publish = "dist"\n\n${redirects.join('\n')}`;
}
