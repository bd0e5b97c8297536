import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { withLock } from '../../shared/with-lock.ts';

/** The ranks of what is expected for each query, from 1; 0 is none. For questions, that of the page, then of the section. */
export type Ranks = Readonly<Record<string, readonly number[]>>;

const README = 'search/README.md';
const FOLDER = path.join(import.meta.dirname, 'recorded');

/**
 * Compares a row of the README's tables with what was measured; a failure lists the queries won and lost since the row
 * was recorded.
 *
 * @param set the name of a set of queries in one language, such as `strangers.en`
 * @param cells the row; those up to `names` say which row it is
 * @param isUpdate whether to record instead
 */
export async function expectRecorded(
  { set, cells, names, ranks }: { set: string; cells: readonly (string | number)[]; names: number; ranks: Ranks },
  isUpdate: boolean,
): Promise<void> {
  const row = `| ${cells.join(' | ')} |`;
  const begin = `\n| ${cells.slice(0, names).join(' | ')} | `;
  console.log(row);
  const readme = readFileSync(README, 'utf8');
  const at = readme.indexOf(begin) + 1;
  const published = readme.slice(at, readme.indexOf('\n', at));
  expect(at, `${README} has no row that begins with ${begin.trim()}`).toBeGreaterThan(0);
  if (!isUpdate) {
    const remedy =
      'if that is meant, npx playwright test search-quality search-questions --project=unit --update-snapshots';
    expect(row, `${README} — the figures have changed — ${remedy}\n${changesSince(set, ranks)}`).toBe(published);
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(set), `${JSON.stringify(notFirst(ranks), null, 1)}\n`);
  // Another language may be recorded at the same time.
  await withLock('.cache/search-readme.lock', async () => {
    writeFileSync(README, readFileSync(README, 'utf8').replace(published, row));
  });
}

/** What the queries of a set have won and lost since its ranks were recorded, for the message of a failure. */
export const changesSince = (set: string, ranks: Ranks): string => changesBetween(readRanks(set), ranks).join('\n');

/** What queries have won and lost, a line each, the lost ones first. */
export function changesBetween(before: Ranks, now: Ranks): string[] {
  const changed = Object.entries(now).flatMap(([query, ranks]) => {
    const old = before[query] ?? ranks.map(() => 1);
    const difference = ranks.map((rank, index) => placeOf(rank) - placeOf(old[index] ?? 1)).find((one) => one !== 0);
    return difference === undefined ? [] : [{ query, old, ranks, isLost: difference > 0 }];
  });
  const [lost, won] = [true, false].map((kind) => changed.filter(({ isLost }) => isLost === kind));
  const lines = [...(lost ?? []), ...(won ?? [])].map(
    ({ query, old, ranks, isLost }) => `${isLost ? 'lost' : 'won '}  ${say(old)} → ${say(ranks)}  ${query}`,
  );
  return [`${lost?.length} lost and ${won?.length} won since they were recorded`, ...lines];
}

const placeOf = (rank: number) => (rank < 1 ? Number.MAX_SAFE_INTEGER : rank);
const say = (ranks: readonly number[]) => ranks.map((rank) => (rank < 1 ? 'none' : rank)).join('/');

/** Most are first, which goes without saying. */
const notFirst = (ranks: Ranks) =>
  Object.fromEntries(Object.entries(ranks).filter(([, all]) => all.some((rank) => rank !== 1)));

const fileOf = (set: string) => path.join(FOLDER, `${set}.json`);

const readRanks = (set: string): Ranks =>
  existsSync(fileOf(set)) ? (JSON.parse(readFileSync(fileOf(set), 'utf8')) as Ranks) : {};
