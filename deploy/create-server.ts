import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'sirv';
import { REVALIDATE } from './cache-control.ts';
import { hasChanged, type Output, readOutput } from './read-output.ts';
import { type Answer, resolveAddress } from './resolve-address.ts';
import { sendFile, sendText } from './send.ts';

/** Quality 5 is where brotli beats gzip in size and still answers at once. The types ask for Express, the code does not. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
}) as unknown as RequestHandler;

/**
 * Makes the server of a built site. It answers as a production host must:
 * clean addresses, status 404 with a page in the path's language, cache headers
 * and compression. A build that replaces the output is noticed at the next request.
 *
 * @param options.root the folder of the built site
 * @returns a server that does not listen yet
 * @throws Error where there is no built site in the folder
 */
export function createSiteServer({ root }: { root: string }): Server {
  let output = readOutput(resolve(root));

  function currentAnswer(target: string): Answer {
    const answer = resolveAddress(target, output.paths);
    if (!hasChanged(output, answer.kind === 'file' ? answer.path : '/index.html')) return answer;
    output = readOutput(output.root);
    return resolveAddress(target, output.paths);
  }

  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here');
    }
    // compression leaves HEAD alone, whose headers would then differ from those of GET;
    // the body is dropped by the response itself, which remembers the method.
    request.method = 'GET';
    compress(request, response, () => {
      try {
        send(request, response, currentAnswer(request.url ?? '/'), output);
      } catch (error) {
        response.setHeader('Retry-After', '2');
        sendText(response, 503, error instanceof Error ? error.message : String(error));
      }
    });
  });
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, output: Output): void {
  switch (answer.kind) {
    case 'redirect':
      response.setHeader('Cache-Control', REVALIDATE);
      response.writeHead(answer.status, { Location: answer.location, 'Content-Length': 0 }).end();
      return;
    case 'plain':
      return sendText(response, answer.status, answer.text);
    case 'file':
      if (answer.status === 200) return sendFile(request, response, answer.path, output);
      return sendText(response, answer.status, readFileSync(join(output.root, answer.path), 'utf8'), 'html');
  }
}
