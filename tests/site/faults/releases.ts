import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { listen } from '../../../deploy/listen.ts';
import { publishRelease } from '../../../deploy/publish-release.ts';
import { writeSecondRelease } from './second-release.ts';
import { test } from './written-pages.ts';

/** A host of releases; `release` replaces the first one by the second, as the deployed site does it. */
export interface ReleaseHost {
  origin: string;
  release(): void;
}

/**
 * Prepares two releases of the site for the tests of a file.
 *
 * @param moved the address of a page that has another one in the second
 * @returns publishes the first one on a host that keeps the assets of so many releases
 */
export function useReleases(moved: string) {
  let folder = '';
  let count = 0;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    writeSecondRelease('dist', join(folder, 'second'), moved);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return async (keep: number, use: (host: ReleaseHost) => Promise<void>) => {
    count += 1;
    const place = join(folder, String(count));
    publishRelease('dist', place, '1', keep);
    const server = createSiteServer({ root: join(place, 'current') });
    const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
    await use({
      origin: `http://${host}:${port}`,
      release: () => publishRelease(join(folder, 'second'), place, '2', keep),
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
