import { cacheControl, NO_STORE } from './cache-control.ts';
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
