/** Prints the size of each room, and fails if a limit is exceeded: `npm run house`. */
import manifest from '../../package.json' with { type: 'json' };
import { seams } from '../../plugins/seams.ts';
import { excesses, sizes } from './figures.ts';

console.table(sizes);
console.log(`seams ${Object.keys(seams).length} · direct dependencies ${Object.keys(manifest.devDependencies).length}`);
for (const excess of excesses) {
  console.error(excess);
  process.exitCode = 1;
}
