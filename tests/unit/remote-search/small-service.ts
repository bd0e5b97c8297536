import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { mock } from 'node:test';
import { test as base } from 'playwright/test';
import { listen } from '../../../deploy/listen.ts';
import { createRemoteProvider } from '../../../search/remote/create-remote-provider.ts';

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
  /** Starts a server with a listener. @returns its URL */
  serve(listener: RequestListener): Promise<string>;
  /** Captured console output. */
  told: { errors: string[]; warnings: string[] };
};

export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
      return `http://${host}:${port}/api/search`;
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
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

export { expect } from 'playwright/test';
