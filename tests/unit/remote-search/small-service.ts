import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mock } from 'node:test';
import { test as base } from '@playwright/test';
import { listen } from '../../../deploy/listen.ts';
import { createSearchHandler, SEARCH_PATH } from '../../../deploy/search-service/create-search-handler.ts';
import { readIndex } from '../../../deploy/search-service/read-index.ts';
import { createRemoteProvider } from '../../../search/remote/create-remote-provider.ts';
import { page } from '../search-pages.ts';

const english = [
  page('/config/externals', 'externals', [
    ['Leave a package out', 'Names listed in externals stay imports of the output.'],
  ]),
  page('/guide/dependencies', 'Dependencies', [
    ['What is bundled', 'Packages in dependencies are externals by themselves.'],
  ]),
  page('/guide/output', 'Output', [['Formats', 'One output for each format, such as ESM and CommonJS.']]),
];
const chinese = [
  page('/zh/config/externals', 'externals', [['不打包的依赖', '列在 externals 里的名字在产物中仍是导入语句。']]),
];

/**
 * Writes the documents of a small site as a build does.
 *
 * @param age how much older than other documents the file is, in milliseconds
 */
export function writeDocuments(folder: string, name: string, documents: unknown = english, age = 0): void {
  const file = join(folder, 'static', name);
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(file, typeof documents === 'string' ? documents : JSON.stringify(documents));
  const written = new Date(1_700_000_000_000 - age);
  utimesSync(file, written, written);
}

/** Writes the search data of a built site in both languages. */
export function writeSearchedSite(folder: string): void {
  writeDocuments(folder, 'search_index.en.0123abcd.json');
  writeDocuments(folder, 'search_index.zh.0123abcd.json', chinese);
}

/** The service with the built sites in some folders as its indexes. */
export function handlerOf(folders: Record<string, string>, allowedOrigins: string[] = []): RequestListener {
  const indexes = new Map(Object.entries(folders).map(([name, folder]) => [name, readIndex(folder)]));
  return createSearchHandler({ indexes, allowedOrigins });
}

/** A valid query. */
export const RIGHT = '?keyword=externals&limit=7&searchIndexes=docs&lang=en';

/** Sends that query, with some parameters changed or left out. */
export function ask(service: string, changes: Record<string, string | undefined> = {}): Promise<Response> {
  const given = { ...Object.fromEntries(new URLSearchParams(RIGHT)), ...changes };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return fetch(`${service}?${new URLSearchParams(pairs)}`);
}

/** The provider of an English page. */
export const provider = (apiUrl: string, settings: { timeout?: number; version?: string } = {}) =>
  createRemoteProvider({ apiUrl, searchIndexes: ['docs'], lang: 'en', ...settings });

/** Answers every request with a value. */
export const json = (value: unknown) => (_: unknown, response: ServerResponse) =>
  void response.end(JSON.stringify(value));

/** A response with one group. */
export const groupOf = (...hits: object[]) => [{ index: 'docs', hits }];

export const links = ({ hits }: { hits: { link: string }[] }) => hits.map(({ link }) => link);

type Fixtures = {
  /** A temporary folder for the test. */
  folder: string;
  /** Starts a server with a listener. @returns its URL */
  serve(listener: RequestListener): Promise<string>;
  /** The URL of the real service, with the small site as the index `docs`. */
  service: string;
  /** Captured console output. */
  told: { errors: string[]; warnings: string[] };
};

export const test = base.extend<Fixtures>({
  folder: async ({}, use, testInfo) => use(testInfo.outputPath()),

  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
      return `http://${host}:${port}${SEARCH_PATH}`;
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },

  service: async ({ folder, serve }, use) => {
    writeSearchedSite(folder);
    await use(await serve(handlerOf({ docs: folder, more: folder }, ['https://docs.example'])));
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
