import { createHash } from 'node:crypto';
import { allChoices, keyOf } from '../../../site/output-explorer/choices.ts';
import type { Combination, OutputsFile } from '../../../site/output-explorer/outputs.ts';
import { buildCombination } from './build-combination.ts';

/** Builds every combination of the explorer, two at a time, and stores each text once. */
export async function buildOutputs(): Promise<OutputsFile> {
  const choices = allChoices();
  const built = new Map<string, Combination>();
  const waiting = [...choices];
  const work = async () => {
    for (let choice = waiting.shift(); choice !== undefined; choice = waiting.shift()) {
      built.set(keyOf(choice), await buildCombination(choice));
    }
  };
  await Promise.all([work(), work()]);

  const contents: Record<string, string> = {};
  const store = (text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    contents[hash] = text;
    return hash;
  };
  const combinations = Object.fromEntries(
    choices.map((choice) => [keyOf(choice), hashed(built.get(keyOf(choice))!, store)]),
  );
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  return { contents: Object.fromEntries(sorted), combinations };
}

function hashed(combination: Combination, store: (text: string) => string): Combination {
  if ('message' in combination) return { message: store(combination.message) };
  const { files, manifest, use } = combination;
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, store(text)])),
    manifest: store(manifest),
    use: { ...use, output: store(use.output) },
  };
}
