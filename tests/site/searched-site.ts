import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { createSiteServer } from '../../deploy/create-server.ts';
import { createEngine } from '../../search/engine/create-engine.ts';
import type { SearchDocument } from '../../search/types.ts';
import { langs } from '../../shared/languages.ts';
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

/** The engine for the documents that the build wrote in a language. */
function engineFor(lang: string) {
  const [file = ''] = globSync(`static/search_index.${lang}.*.json`, { cwd: FOLDER, absolute: true });
  return createEngine(JSON.parse(readFileSync(file, 'utf8')) as SearchDocument[]);
}

/** The trial site with remote search, on one host with a service, as behind a proxy. */
async function serveSearched(use: (searched: Searched) => Promise<void>): Promise<void> {
  const service: Service = { asked: [], instead: undefined };
  const site = createSiteServer({ root: FOLDER });
  const engines = new Map(langs.map((lang): [string, ReturnType<typeof engineFor>] => [lang, engineFor(lang)]));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site.test');
    if (pathname !== '/api/search') return site.emit('request', request, response);
    service.asked.push(searchParams);
    if (service.instead) return service.instead(response);
    const { keyword = '', limit, lang = '' } = Object.fromEntries(searchParams);
    const results = engines.get(lang)?.search(keyword, { limit: Number(limit) });
    response.end(JSON.stringify([{ index: 'docs', ...results }]));
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
