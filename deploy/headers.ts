import { ASSET_FOLDER } from '../site/addresses/find-address.ts';
import { encode } from './resolve-address.ts';

export type Headers = Readonly<Record<string, string>>;

const REFUSED_FEATURES = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'];
const MORE_REFUSED_FEATURES = ['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'];
const OWN_FEATURES = ['clipboard-write', 'fullscreen'];

/**
 * Sent with every answer. There is no `Cross-Origin-Resource-Policy`: pictures may
 * live on an assets host, and others may show the logo.
 */
export const EVERY_ANSWER: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Only over TLS: for two years, with every subdomain. */
export const OVER_TLS: Headers = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Sent with every page, a 404 page too. */
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

/** Sent with a page's Markdown: what search engines are to show is the page. */
export const MARKDOWN_ANSWER: Headers = { 'X-Robots-Tag': 'noindex' };

/**
 * What names the page that a Markdown file is another form of.
 *
 * @param address the page's address
 */
export function canonicalLink(address: string): string {
  return `<${address}>; rel="canonical"`;
}

/**
 * The headers of a file of the output, but for its type and what depends on the request.
 *
 * @param file a path of the output
 * @param status what it is sent with; nobody keeps an error
 * @param site the pages' policy, and where the site is published, with its base, without a slash at its end
 */
export function fileHeaders(file: string, status: number, site: { policy: string; place: string }): Headers {
  const page = encode(file.replace(/(?<=\/)index\.md$|\.md$/, ''));
  return {
    ...EVERY_ANSWER,
    ...(file.endsWith('.html') ? pageHeaders(site.policy) : {}),
    ...(file.endsWith('.md') ? { ...MARKDOWN_ANSWER, Link: canonicalLink(site.place + page) } : {}),
    'Cache-Control': status < 400 ? cacheControl(file) : NO_STORE,
  };
}

/** The types of text files by their ending. */
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
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/**
 * The type of a text file with its charset, which sirv gives to HTML alone:
 * Chinese Markdown would be shown in the reader's local encoding.
 *
 * @param file a path of the output
 * @returns the value of the `Content-Type` header, or undefined for images, fonts and the like
 */
export function textContentType(file: string): string | undefined {
  const extension = /\.([^./]+)$/.exec(file)?.[1] ?? 'txt';
  const type = TEXT_TYPES[extension.toLowerCase()];
  return type && `${type}; charset=utf-8`;
}

/** For errors. */
export const NO_STORE = 'no-store';

/** Caches revalidate each time, so that readers see a new deploy at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Caches keep it for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Matches file names with a content hash right before their extension. */
export const HASHED_NAME = '\\.[0-9a-f]{8,}\\.[a-z0-9]+$';

const hashed = new RegExp(HASHED_NAME);

/**
 * How long a file of the output may be cached. Only a name with a content hash
 * right before its extension is immutable (`index.f15b254a23.js`,
 * `search_index.en.21e828fa.json`); the licence texts beside the scripts
 * (`lib-react.283d0185df.js.LICENSE.txt`) carry the hash of another file.
 *
 * @param file a decoded path of the output, starting with `/`
 * @returns the value of the `Cache-Control` header
 */
function cacheControl(file: string): string {
  const isHashed = file.startsWith(ASSET_FOLDER) && hashed.test(file);
  return isHashed ? IMMUTABLE : REVALIDATE;
}
