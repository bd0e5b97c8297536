import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheKey } from '../../../checks/example-files/cache-key.ts';
import { repo, resultsFolder } from '../../../site/examples/places.ts';
import type { OutputsFile } from '../../../site/output-explorer/outputs.ts';
import { sourceExample } from './build-combination.ts';
import { buildOutputs } from './build-outputs.ts';

/** The data that the explorer shows. */
export const outputsFile = join(repo, 'site', 'output-explorer', 'outputs.json');

const result = join(resultsFolder, 'output-explorer.txt');

/** Reads the data that the explorer shows now. */
export function readOutputs(): OutputsFile {
  return JSON.parse(readFileSync(outputsFile, 'utf8')) as OutputsFile;
}

/** Builds all combinations and writes the data. */
export async function updateOutputs(): Promise<OutputsFile> {
  const outputs = await buildOutputs();
  writeFileSync(outputsFile, `${JSON.stringify(outputs, null, 1)}\n`);
  remember();
  return outputs;
}

/**
 * Compares the data with what the tool makes of every combination now, or trusts a comparison of
 * the very same files and tools.
 *
 * @returns the keys of the combinations that differ
 */
export async function staleCombinations(): Promise<{ fromCache: boolean; stale: string[] }> {
  if (existsSync(result) && readFileSync(result, 'utf8') === key()) return { fromCache: true, stale: [] };
  const [shown, built] = [readOutputs(), await buildOutputs()];
  const keys = new Set([...Object.keys(shown.combinations), ...Object.keys(built.combinations)]);
  const stale = [...keys].filter(
    (one) => JSON.stringify(shown.combinations[one]) !== JSON.stringify(built.combinations[one]),
  );
  if (JSON.stringify(shown.contents) !== JSON.stringify(built.contents)) stale.push('contents');
  if (stale.length === 0) remember();
  return { fromCache: false, stale };
}

function key(): string {
  const hash = createHash('sha256').update(cacheKey(sourceExample)).update(readFileSync(outputsFile));
  for (const module of ['choices.ts', 'config-text.ts']) {
    hash.update(readFileSync(join(repo, 'site', 'output-explorer', module)));
  }
  return hash.digest('hex');
}

function remember(): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(result, key());
}
