/** Publishes `dist/` as a release: `npm run release -- /srv/rslib-docs [releases to keep]`. */
import { join } from 'node:path';
import { fail } from './listen.ts';
import { publishRelease } from './publish-release.ts';

try {
  const [place, keep = '5'] = process.argv.slice(2);
  if (!place || !/^[1-9]\d*$/.test(keep))
    throw new Error('Usage: npm run release -- <folder> [releases to keep, 5 by default]');
  const name = new Date().toISOString().replace(/[:.]/g, '-');
  publishRelease(join(import.meta.dirname, '../dist'), place, name, Number(keep));
  console.log(`${join(place, 'current')} shows release ${name}`);
} catch (error) {
  fail(error);
}
