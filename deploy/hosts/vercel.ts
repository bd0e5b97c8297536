import { ASSET_FOLDER } from '../../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import {
  canonicalLink,
  EVERY_ANSWER,
  HASHED_NAME,
  type Headers,
  IMMUTABLE,
  MARKDOWN_ANSWER,
  OVER_TLS,
  pageHeaders,
  REVALIDATE,
} from '../headers.ts';

/** A Vercel route; see the documentation of the Build Output API. */
export type VercelRoute =
  | { handle: 'filesystem' }
  | {
      src: string;
      dest?: string;
      status?: number;
      headers?: Headers;
      continue?: true;
      /** Continues with the next route if the file does not exist. */
      check?: true;
      /** Routes ignore case by default. */
      caseSensitive?: true;
    };

/** A path that is safe in a redirect: without a leading slash and without backslashes. */
const SAFE = '([^/\\\\][^\\\\]*?)';

/**
 * Generates `vercel.json`. Only `routes`, which are tried in order, can choose the 404 page by language; they replace
 * `cleanUrls`, `redirects` and `headers`.
 */
export function vercelJson(site: SiteDescription): string {
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes: vercelRoutes(site) }, null, 2)}\n`;
}

/** The routes of `vercel.json`, in order. */
export function vercelRoutes(site: SiteDescription): VercelRoute[] {
  const prefix = site.base.slice(0, -1);
  const base = literal(prefix);
  const folder = site.pages
    .filter(({ address }) => address.endsWith('/') && address !== site.base)
    .map(({ address }) => literal(address.slice(site.base.length, -1)))
    .join('|');
  const moved = (src: string, to: string) => ({
    src: `^${base}${src}$`,
    status: 301,
    headers: { Location: prefix + to },
  });
  const errors = site.notFound.map(
    ({ prefix: language, file }): VercelRoute => ({
      src: base ? `^(?:${base})?${language}/.*$` : `^${language}/.*$`,
      status: 404,
      dest: file,
    }),
  );
  // Files for hosts only, and 404 pages, have no address.
  const none = '(?:_[^/]*|[^/]*\\.(?:gz|br)|404(?:\\.html)?/?)';
  const hidden = site.notFound.map(
    ({ prefix: language, file }): VercelRoute => ({
      src: `^${base}${language}/(?:.*/)?${none}$`,
      status: 404,
      dest: file,
    }),
  );
  const home = [`/+(?:${DEFAULT_LANGUAGE}/*)?index(?:\\.html)?/?`, `/+${DEFAULT_LANGUAGE}/*`];
  return [
    { src: '^/.*$', headers: everywhere(site.policy), continue: true },
    { src: `^${base}${ASSET_FOLDER}.*${HASHED_NAME}`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
    ...['(/|/.*/)index\\.md$', '(?!/index\\.md$|.*/index\\.md$)(/.*)\\.md$'].map(
      (src): VercelRoute => ({
        src: `^${base}${src}`,
        headers: { ...MARKDOWN_ANSWER, Link: canonicalLink(`${site.place}$1`) },
        continue: true,
      }),
    ),
    ...site.moved.map(
      ({ key, address }): VercelRoute => ({
        src: `^${base}(?:/+${DEFAULT_LANGUAGE})*${literal(key)}(?:/index)?(?:\\.html)?/?$`,
        status: 301,
        headers: { Location: address },
      }),
    ),
    ...site.untranslated.map(
      ({ key, address }): VercelRoute => ({
        src: `^${base}${literal(key)}/?$`,
        status: 302,
        headers: { Location: address },
      }),
    ),
    ...hidden,
    ...home.map((src) => moved(src, '/')),
    moved(`/+${DEFAULT_LANGUAGE}/+(${folder})(?:/index)?(?:\\.html)?/?`, '/$1/'),
    moved(`/+${DEFAULT_LANGUAGE}/+${SAFE}(?:\\.html)?/?`, '/$1'),
    { ...moved(`/+(${folder})(?:/index(?:\\.html)?/?|\\.html)?`, '/$1/'), caseSensitive: true },
    { src: `^${base}/(${folder})/$`, dest: '/$1/index.html', caseSensitive: true },
    { src: `^${base}/$`, dest: '/index.html' },
    moved(`/+${SAFE}(?:\\.html/?|/)`, '/$1'),
    ...(base ? [{ src: `^${base}(/.*\\.[^/.]+)$`, dest: '$1', check: true } as const] : []),
    { handle: 'filesystem' },
    // With a base, only paths without a dot are tried as pages, so that each path matches one route.
    { src: base ? `^${base}/((?:.*/)?[^/.]+)$` : '^/(.*[^/])$', dest: '/$1.html', check: true },
    ...errors,
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ];
}

function everywhere(policy: string): Headers {
  return { ...EVERY_ANSWER, ...pageHeaders(policy), ...OVER_TLS, 'Cache-Control': REVALIDATE };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
