import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import { answerHeaders, variableOf } from './nginx-headers.ts';

/** The maps by which nginx finds the page of an address, and the headers of an answer. */
export function nginxMaps(site: SiteDescription): string {
  const base = site.base.slice(0, -1);
  const rows = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([match, value]) => `  "${match}" "${value.replaceAll('"', '\\"')}";`).join('\n');
  const map = (source: string, target: string, pairs: readonly (readonly [string, string])[]) =>
    `map ${source} $site_${target} {\n${rows(pairs)}\n}`;
  return [
    // Small letters are what nginx compares the keys of a map in.
    'map_hash_bucket_size 256;\nmap_hash_max_size 8192;',
    map('$request_uri', 'path', [['~^(?<site_raw>[^?]*)', '$site_raw']]),
    map('$uri', 'key', [
      [`~*^${base}(?:/${DEFAULT_LANGUAGE})*(?:/index)?(?:\\.html)?/?$`, '/'],
      [`~*^${base}(?:/${DEFAULT_LANGUAGE}(?=/|$))*(?<site_rest>/.*?)(?:/index)?(?:\\.html)?/?$`, '$site_rest'],
      ['default', 'elsewhere'],
    ]),
    map(
      '$site_key',
      'address',
      // Another name is one more spelling.
      [...site.pages, ...site.moved].map(({ key, address }) => [key, address] as const),
    ),
    map(
      '$site_key',
      'file',
      site.pages.map(({ key, file }) => [key, file] as const),
    ),
    map(
      '$site_key',
      'translation',
      site.untranslated.map(({ key, address }) => [key, address] as const),
    ),
    map(
      '$request_uri',
      'not_found',
      site.notFound.map(({ prefix, file }) => [prefix ? `~^${base}${prefix}(?:[/?]|$)` : 'default', file] as const),
    ),
    map('$status', 'allow', [['405', 'GET, HEAD']]),
    ...Object.entries(answerHeaders(site)).map(([name, [source, ...cases]]) => map(source, variableOf(name), cases)),
  ].join('\n');
}
