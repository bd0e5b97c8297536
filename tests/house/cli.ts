/** Prints the size of each room and their imports, and fails if a limit is exceeded: `npm run house`. */
import manifest from '../../package.json' with { type: 'json' };
import { seams } from '../../plugins/seams.ts';
import { arrows, cycles, excesses, searchPath, sizes, upward } from './figures.ts';

console.table(sizes);
console.log(
  Object.entries(arrows)
    .map(([arrow, count]) => `${arrow} ${count}`)
    .join(' · '),
);
console.log(`imports upward ${upward.length} · import cycles ${cycles.length}`);
console.log(`seams ${Object.keys(seams).length} · direct dependencies ${Object.keys(manifest.devDependencies).length}`);
console.log(`search, from the key to the rows: ${searchPath.length} modules\n  ${searchPath.join('\n  ')}`);
for (const excess of excesses) {
  console.error(excess);
  process.exitCode = 1;
}
