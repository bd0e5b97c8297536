import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { test as base } from '@playwright/test';
import { createSearchHandler, SEARCH_PATH } from '../../../deploy/search-service/create-search-handler.ts';
import { readIndex } from '../../../deploy/search-service/read-index.ts';
import type { SearchDocument } from '../../../search/types.ts';

/** A document with one section. */
function document(routePath: string, title: string, id: string, heading: string, text: string): SearchDocument {
  const content = `\n\n\n${heading}\n\n${text}`;
  const [, domain = ''] = routePath.replace(/^\/zh/, '').split('/');
  return { id: routePath, title, content, toc: [{ id, depth: 2 }], routePath, domain };
}

const english = [
  document(
    '/config/externals',
    'externals',
    'leave-out',
    'Leave a package out',
    'Names listed in externals stay imports of the output.',
  ),
  document(
    '/guide/dependencies',
    'Dependencies',
    'bundled',
    'What is bundled',
    'Packages in dependencies are externals by themselves.',
  ),
  document('/guide/output', 'Output', 'formats', 'Formats', 'One output for each format, such as ESM and CommonJS.'),
];

const chinese = [
  document(
    '/zh/config/externals',
    'externals',
    'leave-out',
    '不打包的依赖',
    '列在 externals 里的名字在产物中仍是导入语句。',
  ),
];

/** Writes the documents of a small site as a build does. */
export function writeDocuments(folder: string, name: string, documents: unknown = english, age = 0): void {
  const file = join(folder, 'static', name);
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(file, typeof documents === 'string' ? documents : JSON.stringify(documents));
  const written = new Date(1_700_000_000_000 - age);
  utimesSync(file, written, written);
}

export function writeSearchedSite(folder: string): void {
  writeDocuments(folder, 'search_index.en.0123abcd.json');
  writeDocuments(folder, 'search_index.zh.0123abcd.json', chinese);
}

type Fixtures = {
  /** A folder of its own for the test. */
  folder: string;
  /** Serves what a listener answers, and gives the address of the service. */
  serve(listener: RequestListener): Promise<string>;
  /** The address of the real service, with the small site as the index `docs`. */
  service: string;
  /** What the console is told, which it does not show then. */
  told: { errors: string[]; warnings: string[] };
};

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'searched-site-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },

  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (listener) => {
      const server = createServer(listener).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${SEARCH_PATH}`;
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },

  service: async ({ folder, serve }, use) => {
    writeSearchedSite(folder);
    const indexes = new Map([
      ['docs', readIndex(folder)],
      ['more', readIndex(folder)],
    ]);
    await use(await serve(createSearchHandler({ indexes, allowedOrigins: ['https://docs.example'] })));
  },

  told: async ({}, use) => {
    const told = { errors: [] as string[], warnings: [] as string[] };
    const mocks = [
      mock.method(console, 'error', (line: string) => told.errors.push(line)),
      mock.method(console, 'warn', (line: string) => told.warnings.push(line)),
    ];
    await use(told);
    for (const { mock: one } of mocks) one.restore();
  },
});

export { expect } from '@playwright/test';
