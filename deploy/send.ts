import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseEncoding, ENCODINGS } from './compress-output.ts';
import { fileHeaders, NO_STORE, textContentType } from './headers.ts';
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

/** Sends an error page; ignores ranges. */
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
 * Sends a file of the output with status 200, 206, 304 or 416.
 *
 * @param path a key of `output.files`
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, path: string, output: Output): void {
  const stats = output.files.get(path);
  if (!stats) throw new Error(`${path} is not in the output`);

  const range = request.headers['if-range'] ? undefined : readRange(request.headers.range, stats.size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${stats.size}`);
    return sendText(response, 416, 'The range is not satisfiable');
  }
  // sirv 3.0.2 throws if a range ends before it starts, misreads `bytes=-5`, and ignores a last byte of 0. Pass on only
  // what it parses correctly.
  delete request.headers.range;
  if (range && range.end > 0) request.headers.range = `bytes=${range.start}-${range.end}`;

  setHeaders(response, path, 200, output);
  // Ranges refer to the uncompressed file.
  const sent = range ? path : encodedPath(request, response, path, output);
  const { size, mtime } = output.files.get(sent) ?? stats;
  // The tag that sirv compares with, but omits in a 304.
  response.setHeader('ETag', `W/"${size}-${mtime.getTime()}"`);

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
  const type = textContentType(path);
  if (type) response.setHeader('Content-Type', type);
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

/** First and last byte, both inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header. Multiple and malformed ranges are ignored, as RFC 9110 allows.
 *
 * @param header the header's value, if any
 * @param size the file's length in bytes
 * @returns the range, `'unsatisfiable'` if it starts after the end, or undefined for the whole file
 */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  if (!isSuffix && last !== '' && Number(last) < Number(first)) return undefined;

  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size ? 'unsatisfiable' : { start, end };
}
