import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { NO_STORE } from '../headers.ts';
import type { SearchIndex } from './read-index.ts';
import { BadRequest, readRequest } from './read-request.ts';

/** The path of the service, whether standalone or behind the site's own host. */
export const SEARCH_PATH = '/api/search';

/** Readers who edit a query often repeat it; a deployment takes effect within a minute. */
const KEPT_FOR_A_MINUTE = 'public, max-age=60';

interface Service {
  /** Indexes by name. */
  indexes: ReadonlyMap<string, SearchIndex>;
  /** Other origins that may use the service, such as `https://docs.example`. */
  allowedOrigins: readonly string[];
}

/** Answers searches according to the contract in README.md. */
export function createSearchHandler({ indexes, allowedOrigins }: Service): RequestListener {
  const locales = new Map([...indexes].map(([name, index]) => [name, [...index.keys()]]));

  function answer(query: string): unknown {
    const { keyword, limit, searchIndexes, locale, scope } = readRequest(query, locales);
    return searchIndexes.map((index) => {
      const results = indexes.get(index)?.get(locale)?.search(keyword, { limit, scope });
      return { index, hits: results?.hits, nearest: results?.nearest };
    });
  }

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    allowOrigin(request, response, allowedOrigins);
    const [path, query = ''] = (request.url ?? '').split(/\?(.*)/s);
    if (path !== SEARCH_PATH) return refuse(response, 404, `not found: use ${SEARCH_PATH}`);
    if (request.method === 'OPTIONS') return void response.writeHead(204, { Allow: METHODS }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', METHODS);
      return refuse(response, 405, 'only GET is allowed');
    }
    try {
      // The reply contains the keyword. Escaped, it has no tags for clients that take JSON for a page.
      sendReply(request, response, JSON.stringify(answer(query)).replaceAll('<', '\\u003c'));
    } catch (error) {
      if (error instanceof BadRequest) return refuse(response, 400, error.message);
      console.error(error);
      refuse(response, 500, 'the search failed: see the log of the service');
    }
  };
}

const METHODS = 'GET, HEAD, OPTIONS';

function allowOrigin(
  { headers: { origin = '' } }: IncomingMessage,
  response: ServerResponse,
  allowedOrigins: readonly string[],
): void {
  response.setHeader('Vary', 'Origin');
  if (!allowedOrigins.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Methods', METHODS);
}

function sendReply(request: IncomingMessage, response: ServerResponse, body: string): void {
  const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  response.setHeader('Cache-Control', KEPT_FOR_A_MINUTE);
  response.setHeader('ETag', tag);
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return void response.writeHead(304).end();
  sendJson(response, 200, body);
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.setHeader('Cache-Control', NO_STORE);
  sendJson(response, status, JSON.stringify({ error }));
}

/** For HEAD requests, Node drops the body itself. */
function sendJson(response: ServerResponse, status: number, body: string): void {
  const bytes = Buffer.from(body);
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length })
    .end(bytes);
}
