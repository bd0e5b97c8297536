import { ASSET_FOLDER } from '../shared/addresses/find-address.ts';

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

const REFUSED_FEATURES = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'];
const MORE_REFUSED_FEATURES = ['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'];
const OWN_FEATURES = ['clipboard-write', 'fullscreen'];

/**
 * Sent with every response. There is no `Cross-Origin-Resource-Policy`: pictures may come from an assets host, and
 * other sites may embed the logo.
 */
export const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Sent over TLS only: two years, including subdomains. */
export const TLS_HEADERS: Headers = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Sent with every page, including 404 pages. */
export function pageHeaders(policy: string): Headers {
  const features = [
    ...[...REFUSED_FEATURES, ...MORE_REFUSED_FEATURES].map((name) => `${name}=()`),
    ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ];
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': features.join(', '),
    'X-Frame-Options': 'DENY',
  };
}

/** Sent with a page's Markdown, because search engines should list the page itself. */
export const MARKDOWN_HEADERS: Headers = { 'X-Robots-Tag': 'noindex' };

/**
 * The headers of an output file, except for its type and those that depend on the request.
 *
 * @param file path in the output
 * @param status the response status; errors are not cached
 * @param policy the content security policy of pages
 */
export function fileHeaders(file: string, status: number, policy: string): Headers {
  return {
    ...COMMON_HEADERS,
    ...(file.endsWith('.html') ? pageHeaders(policy) : {}),
    ...(file.endsWith('.md') ? MARKDOWN_HEADERS : {}),
    'Cache-Control': status < 400 ? cacheControl(file) : NO_STORE,
  };
}

/** MIME types of text files by extension. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** MIME types of other files by extension. */
export const BINARY_TYPES: Readonly<Record<string, string>> = {
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

/** The MIME type of files with an unknown extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * The MIME type of a file; of a text file, with its charset. sirv adds one to HTML only, and browsers would decode Chinese
 * Markdown with the reader's local encoding. It sends an empty type for extensions that it does not know, such as `ico`.
 *
 * @param file path in the output
 * @returns the value of the `Content-Type` header
 */
export function contentType(file: string): string {
  const extension = (/\.([^./]+)$/.exec(file)?.[1] ?? 'txt').toLowerCase();
  const type = TEXT_TYPES[extension];
  return type ? `${type}; charset=utf-8` : (BINARY_TYPES[extension] ?? UNKNOWN_TYPE);
}

/** For errors. */
export const NO_STORE = 'no-store';

/** Caches revalidate every time, so that readers see a new deployment at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Caches keep the file for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Matches file names with a content hash directly before the extension. */
export const HASHED_NAME = '\\.[0-9a-f]{8,}\\.[a-z0-9]+$';

const hashed = new RegExp(HASHED_NAME);

/**
 * How long a file may be cached. Only names with a content hash directly before the extension are immutable
 * (`index.f15b254a23.js`, `search_index.en.21e828fa.json`): in the name of a license file next to a script
 * (`lib-react.283d0185df.js.LICENSE.txt`), the hash is the script's.
 *
 * @param file a decoded path in the output, starting with `/`
 * @returns the value of the `Cache-Control` header
 */
function cacheControl(file: string): string {
  const isHashed = file.startsWith(ASSET_FOLDER) && hashed.test(file);
  return isHashed ? IMMUTABLE : REVALIDATE;
}
