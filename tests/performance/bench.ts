/**
 * Compares the site with stock Rspress on the same pages, and prints one table: `npm run bench`.
 * Names after `--` select parts, such as `npm run bench -- transfer`; `--peers` adds sites of other tools; see README.md.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { compressOutput } from '../../deploy/compress-output.ts';
import { measureActs } from './acts.ts';
import { measureBuilds, measureGrowth } from './builds.ts';
import { measureEdits } from './edits.ts';
import { measurePresses } from './presses.ts';
import { type Row, toTable } from './row.ts';
import { run } from './run.ts';
import { peers } from './sites/peers.ts';
import { BENCH, OWN, type Site, STOCK } from './sites/variants.ts';
import { measureTransfers } from './transfers.ts';

const PARTS: Record<string, (sites: readonly Site[]) => Promise<Row[]>> = {
  build: measureBuilds,
  transfer: measureTransfers,
  acts: measureActs,
  presses: measurePresses,
  dev: measureEdits,
  growth: measureGrowth,
};

const words = process.argv.slice(2);
const FLAGS = ['--keep', '--peers'];
const unknown = words.find((word) => !(word in PARTS) && !FLAGS.includes(word));
if (unknown) throw new Error(`"${unknown}" is not a part: choose from ${[...Object.keys(PARTS), ...FLAGS].join(', ')}`);
const parts = Object.keys(PARTS).filter((part) => words.includes(part) || words.every((word) => !(word in PARTS)));

mkdirSync(BENCH, { recursive: true });
// Their pages are the Markdown files of our build.
if (words.includes('--peers')) await prepare([OWN]);
const sites: readonly Site[] = [OWN, STOCK, ...(words.includes('--peers') ? peers() : [])];
const load = () => loadavg()[0]?.toFixed(1);
const loadBefore = load();
const rows: Row[] = [];
for (const part of parts) {
  if (['transfer', 'acts', 'presses'].includes(part)) await prepare(sites);
  console.error(`${part} …`);
  rows.push(...((await PARTS[part]?.(sites)) ?? []));
}
const about = {
  date: new Date().toISOString().slice(0, 10),
  processors: cpus().length,
  node: process.version,
  load: `${loadBefore} at the start, ${load()} at the end`,
};
const file = path.join(BENCH, 'result.json');
writeFileSync(file, JSON.stringify({ ...about, rows }, undefined, 2));
const names = sites.map(({ name }) => name);
console.log(`${toTable(rows, names)}\n\n${JSON.stringify(about)}\n${file}`);

/** Builds the sites, unless an earlier part has built them or `--keep` is set. */
async function prepare(sites: readonly Site[]): Promise<void> {
  const hasBuilt = words.includes('--keep') || parts.includes('build');
  for (const site of sites) {
    if (!hasBuilt || !existsSync(site.output)) {
      console.error(`building ${site.name} …`);
      await run(site.build, site);
    }
    if (!existsSync(path.join(site.output, 'index.html.br'))) await compressOutput(site.output);
  }
}
