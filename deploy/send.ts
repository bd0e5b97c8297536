import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseEncoding, ENCODINGS } from './compress-output.ts';
import { contentType, fileHeaders, NO_STORE, pageHeaders } from './headers.ts';
import type { Output } from './read-output.ts';

/** Sends a line of text, not cached. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    'Cache-Control': NO_STORE,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}

/** Sends an error page. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  path: string,
  output: Output,
): void {
  setHeaders(response, path, status, output);
  const bytes = readFileSync(join(output.root, encodedPath(request, response, path, output)));
  response.writeHead(status, { 'Content-Length': bytes.length });
  response.end(bytes);
}

/**
 * Sends a file of the output with status 200 or 304, or a line of text with 412.
 *
 * @param path a key of `output.files`
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, path: string, output: Output): void {
  const stats = output.files.get(path);
  if (!stats) throw new Error(`${path} is not in the output`);

  // Servers may ignore ranges (RFC 9110), and sirv 3.0.2 misreads some.
  delete request.headers.range;
  if (isOtherThanAsked(request.headers, stats.mtime)) {
    for (const [name, value] of Object.entries(pageHeaders(output.policy))) response.setHeader(name, value);
    return sendText(response, 412, 'The file is not the one that the request asks for');
  }
  setHeaders(response, path, 200, output);
  const sent = encodedPath(request, response, path, output);
  const { size, mtime } = output.files.get(sent) ?? stats;
  const etag = `W/"${size}-${mtime.getTime()}"`;
  response.setHeader('ETag', etag);
  if (isNotModified(request.headers, etag, mtime)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  // sirv compares with one tag only.
  delete request.headers['if-none-match'];

  // sirv handles neither end of its stream: a file that vanishes would crash the process, and a client that disconnects
  // would leave the file open.
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });

  request.url = encodeURI(sent);
  output.serve(request, response, () => sendText(response, 404, 'Not found'));
}

function setHeaders(response: ServerResponse, path: string, status: number, output: Output): void {
  for (const [name, value] of Object.entries(fileHeaders(path, status, output.policy))) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType(path));
}

/** The compressed sibling that the client accepts, unless it is older than the file; else the file itself. */
function encodedPath(request: IncomingMessage, response: ServerResponse, path: string, { files }: Output): string {
  const changed = files.get(path)?.mtimeMs ?? 0;
  const has = (ending: string) => (files.get(path + ending)?.mtimeMs ?? -1) >= changed;
  if (ENCODINGS.some(({ ending }) => has(ending))) response.setHeader('Vary', 'Accept-Encoding');

  const encoding = chooseEncoding(request.headers['accept-encoding'], has);
  if (!encoding) return path;
  response.setHeader('Content-Encoding', encoding.name);
  return path + encoding.ending;
}

/**
 * Whether a GET or HEAD gets 412 (RFC 9110, 13.2.2): `If-Match` is not `*`, since its tags are compared strongly and all
 * of ours are weak; only without that header, the file has changed since `If-Unmodified-Since`.
 *
 * @param changed when the file was changed
 */
function isOtherThanAsked(headers: IncomingHttpHeaders, changed: Date): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return tags.trim() !== '*';
  // Without a valid date, this compares with NaN.
  return inSeconds(changed) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/** An entity tag (RFC 9110, 8.8.3), with the opaque part in quotes captured. */
const TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/**
 * Whether a conditional GET or HEAD gets 304 (RFC 9110, 13.2.2): a tag in `If-None-Match` is the file's by weak
 * comparison, or it is `*`; only without that header, the file has not changed since `If-Modified-Since`.
 *
 * @param etag of the file as it would be sent
 * @param changed when the file was changed
 */
function isNotModified(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || opaqueTags(tags).includes(opaqueTags(etag)[0] ?? '');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Without a valid date, this compares with NaN.
  return inSeconds(changed) <= since;
}

/** A date as HTTP has it, without fractions of a second; in milliseconds. */
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

const opaqueTags = (list: string) => [...list.matchAll(TAG)].map(([, opaque]) => opaque);
