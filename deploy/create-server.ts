import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type MovedPages, movedPages } from '../shared/moved-pages.ts';
import { COMMON_HEADERS, type Headers, pageHeaders, REVALIDATE } from './headers.ts';
import { hasChanged, type Output, readOutput } from './read-output.ts';
import { type Answer, resolveBelow } from './resolve-address.ts';
import { sendErrorPage, sendFile, sendText } from './send.ts';

/**
 * Creates a server for a built site that behaves like a production host: canonical addresses, 404 pages in the path's
 * language, caching and security headers, and precompressed files. Picks up new builds on the next request.
 *
 * @param options.root the folder of the built site
 * @param options.base the base path of the build
 * @param options.moved redirects of moved pages
 * @returns a server that is not listening yet
 * @throws if the folder contains no built site
 */
export function createSiteServer({
  root,
  base = '/',
  moved = movedPages,
}: {
  root: string;
  base?: string;
  moved?: MovedPages;
}): Server {
  let output = readOutput(resolve(root));

  function currentAnswer(target: string): Answer {
    const answer = resolveBelow(target, output.paths, base, moved);
    if (!hasChanged(output, answer.kind === 'file' ? answer.path : '/index.html')) return answer;
    output = readOutput(output.root);
    return resolveBelow(target, output.paths, base, moved);
  }

  return createServer((request, response) => {
    setHeaders(response, COMMON_HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, { Allow: 'GET, HEAD', ...pageHeaders(output.policy) });
      return sendText(response, 405, 'Only GET and HEAD are allowed');
    }
    try {
      send(request, response, currentAnswer(request.url ?? '/'), output);
    } catch (error) {
      // The reason may name folders, so it is for the log.
      console.error(error instanceof Error ? error.message : error);
      setHeaders(response, { 'Retry-After': '2', ...pageHeaders(output.policy) });
      sendText(response, 503, 'The site is being updated. Try again in a moment.');
    }
  });
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, output: Output): void {
  switch (answer.kind) {
    case 'redirect':
      // Browsers may show a redirect that they do not follow, and a line of text, as a page.
      setHeaders(response, { 'Cache-Control': REVALIDATE, ...pageHeaders(output.policy) });
      response.writeHead(301, { Location: answer.location, 'Content-Length': 0 }).end();
      return;
    case 'plain':
      setHeaders(response, pageHeaders(output.policy));
      return sendText(response, answer.status, answer.text);
    case 'file':
      if (answer.status === 200) return sendFile(request, response, answer.path, output);
      return sendErrorPage(request, response, answer.status, answer.path, output);
  }
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
