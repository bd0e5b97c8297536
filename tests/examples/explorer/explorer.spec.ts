import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allChoices, keyOf } from '../../../site/output-explorer/choices.ts';
import { outputOf } from '../../../site/output-explorer/outputs.ts';
import { outputsFile, readOutputs, staleCombinations } from './prove-outputs.ts';

test('every combination of the output explorer is what the tool makes of it', async () => {
  test.setTimeout(1_200_000);
  const { fromCache, stale } = await staleCombinations();
  console.log(`${allChoices().length} combinations ${fromCache ? 'from cache' : 'built'}`);
  expect(stale, 'site/output-explorer/outputs.json — no longer what the tool makes — npm run explorer').toEqual([]);
});

test('the explorer has an output, or the message of the tool, for every choice', () => {
  const outputs = readOutputs();
  const choices = allChoices();
  expect(choices.length).toBeGreaterThan(0);
  expect(Object.keys(outputs.combinations)).toEqual(choices.map(keyOf));
  for (const choice of choices) {
    const output = outputOf(choice, outputs);
    if ('message' in output) expect(output.message, keyOf(choice)).toMatch(/error/);
    else
      expect(
        Object.values(output.files).every((text) => text.length > 0),
        keyOf(choice),
      ).toBe(true);
  }
});

test('the data of the explorer is at most 30 kB on the wire', () => {
  const minified = JSON.stringify(JSON.parse(readFileSync(outputsFile, 'utf8')));
  const bytes = brotliCompressSync(minified).length;
  console.log(`explorer data: ${bytes} bytes with brotli`);
  expect(bytes).toBeLessThan(30_000);
});
