// `npm run record -- <component> [words]` records the data of a component again; without a name, that of all.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const recorders = globSync('*/record/cli.ts', { cwd: import.meta.dirname }).sort();
const names = recorders.map((file) => file.split('/')[0] ?? '');
const [wanted, ...words] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`No component "${wanted}" has a recorder — there are ${names.join(', ')}`);
  process.exit(2);
}
const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
for (const [index, name] of names.entries()) {
  if (wanted !== undefined && name !== wanted) continue;
  const file = path.join(import.meta.dirname, recorders[index] ?? '');
  const { status } = spawnSync(process.execPath, [jiti, file, ...words], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
