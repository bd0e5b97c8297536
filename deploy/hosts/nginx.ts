import { ASSET_FOLDER } from '../../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import {
  canonicalLink,
  EVERY_ANSWER,
  HASHED_NAME,
  IMMUTABLE,
  MARKDOWN_ANSWER,
  NO_STORE,
  OVER_TLS,
  pageHeaders,
  REVALIDATE,
  TEXT_TYPES,
} from '../headers.ts';

const BINARY_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/**
 * Writes a server for nginx 1.21 or newer, to be included in its `http` block.
 *
 * @param place.root the folder of the output, as nginx sees it
 * @param place.listen what the `listen` directive says
 */
export function nginxConf(site: SiteDescription, place = { root: '/usr/share/nginx/html', listen: '8080' }): string {
  return `# Written by npm run build from deploy/. Change that, not this.
${nginxMaps(site)}
server {
  listen ${place.listen};
  root ${place.root};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${unique(Object.values(TEXT_TYPES).filter((type) => type !== 'text/html')).join(' ')};
  default_type application/octet-stream;
  types {
${Object.entries({ ...TEXT_TYPES, ...BINARY_TYPES })
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  gzip_static on;
  gzip_vary on;
  # brotli_static on; # with the module ngx_brotli
  open_file_cache max=2000 inactive=1h;
  open_file_cache_valid 10s;

${Object.keys(answerHeaders(site))
  .map((name) => `  add_header ${name} $site_${variableOf(name)} always;`)
  .join('\n')}
  add_header Allow $site_allow always;

${locations(site)}
}
`;
}

function locations({ base, notFound }: SiteDescription): string {
  const folder = base.slice(0, -1);
  const pages = notFound.map(({ file }) => `  location = ${file} {\n    internal;\n  }`);
  return `  error_page 400 403 404 405 414 416 500 $site_not_found;
${pages.join('\n')}
${folder ? `  location / {\n    return 404;\n  }\n  location = ${folder} {\n    return 301 ${base}$is_args$args;\n  }\n` : ''}
  location ^~ ${base} {
    if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
    # Control characters, and folders above.
    if ($uri ~ "[\\x00-\\x1f\\x7f]") { return 400; }
    if ($site_path ~* "(?:^|/|\\\\\\\\|%2f|%5c)(?:\\.|%2e){2}(?:/|\\\\\\\\|%2f|%5c|$)") { return 400; }
    # A browser takes it for a slash, so that no redirect may hold it.
    if ($uri ~ "\\\\\\\\") { return 404; }
    # Another spelling of a page's address: one hop to the one there is.
    set $site_moved $site_address;
    if ($site_path = $site_address) { set $site_moved ""; }
    if ($site_moved) { return 301 $site_moved$is_args$args; }
    if ($site_translation) { return 302 $site_translation$is_args$args; }
    if ($site_address) { rewrite ^ $site_file break; }
    # Not a page; still, no path may begin with two slashes or with the default language.
    rewrite "^${folder}(?:/${DEFAULT_LANGUAGE})+(/.*)$" ${folder}$1 permanent;
    if ($site_path ~* "//|%2f") { rewrite ^(.*)$ $1 permanent; }
    rewrite "\\.(?:html|gz|br)$|/_[^/]*$|/\\.(?!well-known/)" /.nothing break;
    rewrite ^${folder}(/.*)$ $1 break;
    try_files $uri =404;
  }

  location ^~ ${base}static/ {
    # A script's loader must see a missing file, never a page.
    error_page 404 403 = @missing;
    rewrite "\\.(?:gz|br|html)$" /.nothing break;
    rewrite ^${folder}(/.*)$ $1 break;
    try_files $uri =404;
  }

  location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
  }`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The maps by which nginx finds the page of an address, and the headers of an answer. */
function nginxMaps(site: SiteDescription): string {
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

/** What `$status$uri` begins with where a file is sent: others' paths may hold anything. */
const SENT = '~^(?:200|206|304)';

/** Headers and the cases of the map that gives their value; an empty value is not sent. */
function answerHeaders({
  policy,
  place,
}: SiteDescription): Record<string, [source: string, ...cases: [match: string, value: string][]]> {
  const always = Object.entries(EVERY_ANSWER).map(([name, value]) => [name, ['$status', ['default', value]]]);
  const pages = Object.entries(pageHeaders(policy)).map(([name, value]) => [
    name,
    ['$sent_http_content_type', ['~^text/html', value]],
  ]);
  const tls = Object.entries(OVER_TLS).map(([name, value]) => [
    name,
    ['$https$http_x_forwarded_proto', ['~on|https', value]],
  ]);
  const markdown = Object.entries(MARKDOWN_ANSWER).map(([name, value]) => [
    name,
    ['$status$uri', [`${SENT}.*\\.md$`, value]],
  ]);
  return {
    ...Object.fromEntries([...always, ...pages, ...tls, ...markdown]),
    Link: [
      '$status$uri',
      [`${SENT}(?<site_folder>/.*/|/)index\\.md$`, canonicalLink(`${place}$site_folder`)],
      [`${SENT}(?<site_leaf>/.*)\\.md$`, canonicalLink(`${place}$site_leaf`)],
    ],
    'Cache-Control': [
      '$status$uri',
      ['~^[45]', NO_STORE],
      [`~^2..${ASSET_FOLDER}.*${HASHED_NAME}`, IMMUTABLE],
      [`~^3..${ASSET_FOLDER}.*${HASHED_NAME}`, IMMUTABLE],
      ['default', REVALIDATE],
    ],
  };
}

/** What the variable of a header is called, behind `$site_`. */
function variableOf(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}
