import type { IncomingHttpHeaders } from 'node:http';

/** An entity tag (RFC 9110, 8.8.3), with the opaque part in quotes captured. */
const TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/**
 * Whether a conditional GET or HEAD gets 304 (RFC 9110, 13.2.2): a tag in `If-None-Match` is the file's by weak
 * comparison, or it is `*`; only without that header, the file has not changed since `If-Modified-Since`.
 *
 * @param etag of the file as it would be sent
 * @param changed when the file was changed
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || opaqueTags(tags).includes(opaqueTags(etag)[0] ?? '');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have no fractions of a second. Without a valid date, this compares with NaN.
  return Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

const opaqueTags = (list: string) => [...list.matchAll(TAG)].map(([, opaque]) => opaque);
