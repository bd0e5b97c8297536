import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { addPages } from './add-pages.ts';
import { median, type Row } from './row.ts';
import { type Cost, run } from './run.ts';
import { BENCH, GROWN, type Site } from './sites/variants.ts';
import { brotliSize } from './visit.ts';

const ROUNDS = 2;

type Kind = 'cold' | 'warm';

/** Measures alternating cold and warm builds, and which files differ between two builds. */
export async function measureBuilds(sites: readonly Site[]): Promise<Row[]> {
  const costs = new Map<string, Cost[]>();
  const differing: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of sites) {
      for (const kind of ['cold', 'warm'] satisfies Kind[]) {
        if (kind === 'cold') for (const cache of site.caches) rmSync(cache, { recursive: true, force: true });
        const before = kind === 'warm' ? digests(site.output) : undefined;
        const cost = await run(site.build, site);
        costs.set(`${site.name} ${kind}`, [...(costs.get(`${site.name} ${kind}`) ?? []), cost]);
        if (before) differing[site.name] = differences(before, digests(site.output));
      }
    }
  }
  const values = (kind: Kind, of: (cost: Cost) => number) =>
    Object.fromEntries(sites.map(({ name }) => [name, median((costs.get(`${name} ${kind}`) ?? []).map(of))]));
  const row = (measure: string, target: string, unit: Row['unit'], of: Row['values']): Row => ({
    part: 'build',
    measure,
    target,
    unit,
    values: of,
  });
  const cold = values('cold', ({ cpu }) => cpu);
  const warm = values('warm', ({ cpu }) => cpu);
  const wall = values('cold', ({ wall }) => wall);
  const memory = values('cold', ({ memory = 0 }) => memory);
  const warmToCold = Object.fromEntries(sites.map(({ name }) => [name, (warm[name] ?? 0) / (cold[name] ?? 1)]));
  return [
    row('cold, wall time', '≤ 1, goal 0.66', 'time', wall),
    row('cold, CPU time', '', 'time', cold),
    row('warm, CPU time', '', 'time', warm),
    row('warm to cold', '≤ 0.5', 'count', warmToCold),
    row('memory', '≤ Rspress', 'MB', memory),
    row('files that differ between two builds', '0', 'count', differing),
  ];
}

/** Measures the cost of an added page: bytes on every other page, and build time. */
export async function measureGrowth(sites: readonly Site[]): Promise<Row[]> {
  const added = addPages('docs', path.join(BENCH, 'grown-docs'));
  const bytes: Row['values'] = {};
  const time: Row['values'] = {};
  const memory: Row['values'] = {};
  for (const site of sites) {
    const grown = GROWN.find(({ name }) => name === site.name);
    if (!grown) continue;
    const small = await run(grown.build, {
      env: { ...grown.env, BENCH_PAGES: '', BENCH_OUTPUT: `${grown.output}-not` },
    });
    const large = await run(grown.build, grown);
    bytes[site.name] = (sharedBytes(grown.output) - sharedBytes(`${grown.output}-not`)) / added;
    time[site.name] = (large.cpu - small.cpu) / added;
    memory[site.name] = large.memory ?? 0;
  }
  const part = `with ${added} more pages`;
  return [
    { part, measure: 'bytes per page for each added page', target: '≤ 40 B', unit: 'bytes', values: bytes },
    { part, measure: 'CPU time per added page', target: '≤ 1', unit: 'time', values: time },
    { part, measure: 'memory', target: '≤ 3000 MB', unit: 'MB', values: memory },
  ];
}

/** The bytes of the scripts that every page loads. */
function sharedBytes(site: string): number {
  const folder = path.join(site, 'static/js');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return files.reduce((sum, file) => sum + brotliSize(readFileSync(path.join(folder, file))), 0);
}

function digests(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return new Map(names.map((name) => [name, digest(name)]));
}

function differences(one: Map<string, string>, other: Map<string, string>): number {
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
  if (names.length > 0) console.error(`  differs: ${names.join(', ')}`);
  return names.length;
}
