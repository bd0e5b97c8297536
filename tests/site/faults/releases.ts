import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { publishRelease } from '../../../deploy/publish-release.ts';
import { serve } from '../../serve.ts';
import { test } from './page-text.ts';

/** The prefix of titles in the second release. */
export const SECOND = 'Second release: ';

/** The content hash in an asset's name. */
const HASH = /(?<=\.)[0-9a-f]{8,10}(?=\.(?:js|css|json)$)/;

function otherHash(hash: string): string {
  return [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
}

/** Copies a built site with all scripts, styles and search data renamed, and one page moved. */
function writeSecondRelease(from: string, to: string, moved: string): void {
  const newAddress = `${moved}-moved`;
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json)$/.test(name),
  );
  const hashes = files.map((name) => HASH.exec(name)?.[0]).filter((hash) => hash !== undefined);
  const all = new RegExp([...new Set(hashes)].join('|'), 'g');
  for (const name of files) {
    const file = join(to, name);
    const text = readFileSync(file, 'utf8').replace(all, otherHash).replaceAll(moved, newAddress);
    writeFileSync(file, name.endsWith('.html') ? text.replace(/<title>/, `<title>${SECOND}`) : text);
    const renamed = join(dirname(file), basename(name).replace(HASH, otherHash));
    if (renamed !== file) renameSync(file, renamed);
  }
  for (const prefix of ['', '/zh'])
    renameSync(join(to, `${prefix}${moved}.html`), join(to, `${prefix}${newAddress}.html`));
}

/** A host with the first release; `release` publishes the other one like a real deployment. */
export interface ReleaseHost {
  origin: string;
  /** The folder that is served. */
  root: string;
  release(): void;
}

/**
 * Prepares two releases of the site for the tests of a file.
 *
 * @param moved the page that the second release has moved
 * @returns a function that runs a test on a host that keeps the assets of the given number of releases
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
    const builds = ['dist', join(folder, 'second')];
    const release = () => {
      publishRelease(builds[0]!, place, new Date().toISOString().replace(/[:.]/g, '-'), keep);
      builds.reverse();
    };
    release();
    const root = join(place, 'current');
    await serve(createSiteServer({ root }), (origin) => use({ origin, root, release }));
  };
}
