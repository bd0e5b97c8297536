import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { cacheKey } from '../../../checks/example-files/cache-key.ts';
import { repo, resultsFolder } from '../../../site/examples/places.ts';
import { allChoices, dimensions, keyOf } from '../../../site/output-explorer/choices.ts';
import { outputOf } from '../../../site/output-explorer/outputs.ts';
import { buildCombinations, outputsFile, packOutputs, readOutputs, sourceExample } from './build-outputs.ts';

const outputs = readOutputs();

/** One hash of all that the combinations depend on. */
function keyOfAll(): string {
  const hash = createHash('sha256').update(cacheKey(sourceExample));
  for (const file of globSync(['site/output-explorer/*', 'tests/examples/explorer/build-outputs.ts'], { cwd: repo })) {
    hash.update(readFileSync(join(repo, file)));
  }
  return hash.digest('hex');
}

for (const format of dimensions.format) {
  test(`every ${format} combination of the output explorer is what the tool makes of it`, async () => {
    const result = join(resultsFolder, `output-explorer-${format}.txt`);
    const key = keyOfAll();
    if (existsSync(result) && readFileSync(result, 'utf8') === key) return;
    const choices = allChoices().filter((choice) => choice.format === format);
    const built = await buildCombinations(choices);
    const stale = choices.filter((choice) => {
      const [shown, now] = [outputOf(choice, outputs), built.get(keyOf(choice))];
      return JSON.stringify(shown) !== JSON.stringify(now);
    });
    console.log(`${choices.length} combinations of ${format} built`);
    expect(stale.map(keyOf), 'site/output-explorer/outputs.json — not what the tool makes — npm run explorer').toEqual(
      [],
    );
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(result, key);
  });
}

test('the explorer has an output, or the message of the tool, for every choice, and nothing else', () => {
  const choices = allChoices();
  expect(choices.length).toBeGreaterThan(0);
  expect(Object.keys(outputs.combinations)).toEqual(choices.map(keyOf));
  for (const choice of choices) {
    const output = outputOf(choice, outputs);
    if ('message' in output) expect(output.message, keyOf(choice)).toMatch(/error/);
    else expect(Object.values(output.files), keyOf(choice)).not.toContain('');
  }
  const all = choices.map((choice) => [keyOf(choice), outputOf(choice, outputs)] as const);
  expect(packOutputs(new Map(all))).toEqual(outputs);
});

test('the data of the explorer is at most 30 kB on the wire', () => {
  const minified = JSON.stringify(JSON.parse(readFileSync(outputsFile, 'utf8')));
  const bytes = brotliCompressSync(minified).length;
  console.log(`explorer data: ${bytes} bytes with brotli`);
  expect(bytes).toBeLessThan(30_000);
});
