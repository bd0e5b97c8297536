import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { compressOutput } from '../../deploy/compress-output.ts';
import { ask, fetchBytes, type Headers, writeSmallSite } from '../unit/deploy/small-site.ts';
import { type Host, hosts } from './hosts.ts';

/** One server with one base, as tests address it. */
export interface HostUnderTest {
  name: string;
  base: string;
  /** The folder of the small site. */
  root(): string;
  /** A path below the base, as a URL. */
  at(target: string): string;
  /** Sends a request line unchanged, below the base. */
  send(target: string, headers?: Headers, method?: string): ReturnType<typeof ask>;
  /** The same outside the base. */
  sendOutside(target: string): ReturnType<typeof ask>;
  fetchBytes(target: string, headers: Headers): ReturnType<typeof fetchBytes>;
}

/** Declares tests for every server, each serving the small site at the root and below a path. */
export function onEveryHost(declare: (host: HostUnderTest) => void): void {
  let root = '';

  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'small-site-'));
    writeSmallSite(root);
    await compressOutput(root);
  });

  test.afterAll(() => rmSync(root, { recursive: true, force: true }));

  for (const [name, start] of Object.entries(hosts)) {
    for (const base of ['/', '/docs/']) {
      test.describe(`${name}, base ${base}`, () => {
        let host: Host;

        test.beforeAll(async () => {
          const started = await start(root, base);
          if ('missing' in started) return test.skip(true, `Not run: ${started.missing}`);
          host = started;
        });

        test.afterAll(async () => host?.stop());

        const at = (target: string) => (target.startsWith('/') ? base.slice(0, -1) + target : target);
        declare({
          name,
          base,
          root: () => root,
          at,
          send: (target, headers = {}, method = 'GET') => ask(host.port, at(target), headers, method),
          sendOutside: (target) => ask(host.port, target),
          fetchBytes: (target, headers) => fetchBytes(host.port, at(target), headers),
        });
      });
    }
  }
}
