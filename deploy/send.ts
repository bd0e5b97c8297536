import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, NO_STORE } from './cache-control.ts';
import { textContentType } from './content-type.ts';
import type { Output } from './read-output.ts';
import { readRange } from './read-range.ts';

/** Sends an answer that nobody may keep: an error, as a line of text or as a page. */
export function sendText(response: ServerResponse, status: number, body: string, type: 'plain' | 'html' = 'plain'): void {
  const bytes = Buffer.from(type === 'plain' ? `${body}\n` : body);
  response.writeHead(status, {
    'Cache-Control': NO_STORE,
    'Content-Type': `text/${type}; charset=utf-8`,
    'Content-Length': bytes.length,
  });
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
    return sendText(response, 416, 'The file is shorter than that');
  }
  // sirv 3.0.2 throws where a range ends before it starts, misreads `bytes=-5`,
  // and takes a last byte of 0 for none: it is given only what it reads correctly.
  delete request.headers.range;
  if (range && range.end > 0) request.headers.range = `bytes=${range.start}-${range.end}`;

  response.setHeader('Cache-Control', cacheControl(path));
  // The tag that sirv compares with, which it leaves out of a 304.
  response.setHeader('ETag', `W/"${stats.size}-${stats.mtime.getTime()}"`);
  const type = textContentType(path);
  if (type) response.setHeader('Content-Type', type);

  // sirv listens to neither end of its stream: a file that vanishes would stop
  // the process, a reader who leaves would keep the file open.
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });

  request.url = encodeURI(path);
  output.serve(request, response, () => sendText(response, 404, 'Not found'));
}
