/** Tells what one more page costs every other page, in bytes of brotli: `npx jiti tests/performance/growth.ts`, after `npm run build`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { ADDED_PAGES } from './added-pages.ts';
import { brotliSize } from './visit.ts';

/** The scripts that every page loads. */
function sharedBytes(site: string): number {
  const files = globSync(`${site}/static/js/*.js`);
  if (files.length === 0) throw new Error(`${site} has no scripts: build it first`);
  return files.reduce((sum, file) => sum + brotliSize(readFileSync(file)), 0);
}

const before = sharedBytes('dist');
execFileSync('npx', ['rspress', 'build', '-c', 'tests/performance/growth.config.ts'], { stdio: 'inherit' });
const after = sharedBytes('.cache/growth-site');
console.log(
  `${before} bytes are ${after} with ${2 * ADDED_PAGES} more pages: ${((after - before) / (2 * ADDED_PAGES)).toFixed(1)} a page`,
);
