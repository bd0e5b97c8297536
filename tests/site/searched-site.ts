import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer } from '../../deploy/create-server.ts';
import { createSearchHandler, SEARCH_PATH } from '../../deploy/search-service/create-search-handler.ts';
import { readIndex } from '../../deploy/search-service/read-index.ts';
import { serve } from '../serve.ts';
import { test as base } from './fixtures.ts';

const FOLDER = path.resolve('.cache/trial-remote');

interface Service {
  /** The received queries, in order. */
  asked: URLSearchParams[];
  /** Sends a different response, if set. */
  instead: ((response: ServerResponse) => void) | undefined;
}

type Searched = { origin: string; service: Service };

/** The trial site with remote search, on one host with the real service, as behind a proxy. */
async function serveSearched(use: (searched: Searched) => Promise<void>): Promise<void> {
  const service: Service = { asked: [], instead: undefined };
  const site = createSiteServer({ root: FOLDER });
  const answer = createSearchHandler({ indexes: new Map([['docs', readIndex(FOLDER)]]), allowedOrigins: [] });
  const search: RequestListener = (request, response) => {
    service.asked.push(new URL(request.url ?? '', 'http://site.test').searchParams);
    if (service.instead) service.instead(response);
    else answer(request, response);
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${SEARCH_PATH}?`)) search(request, response);
    else site.emit('request', request, response);
  });
  await serve(server, (origin) => use({ origin, service }));
}

/** A test on the site with remote search. */
export const test = base.extend<{ service: Service }, { searched: Searched }>({
  searched: [async ({}, use) => serveSearched(use), { scope: 'worker' }],
  origin: [async ({ searched }, use) => use(searched.origin), { scope: 'worker' }],
  // No other site is used.
  trial: [async ({ searched }, use) => use(searched.origin), { scope: 'worker' }],
  plain: [async ({ searched }, use) => use(searched.origin), { scope: 'worker' }],
  service: async ({ searched: { service } }, use) => {
    Object.assign(service, { asked: [], instead: undefined });
    await use(service);
  },
});

export { expect } from './fixtures.ts';
