import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { examplePath } from '../../shared/examples/places.ts';
import { isUnchanged, recordPassed, UNCHANGED } from '../../tests/examples/record-passed.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { dimensions, keyOf } from './choices.ts';
import { highlightedOutputs } from './highlight-outputs.ts';
import { outputOf } from './outputs.ts';
import { buildCombinations, packOutputs, readOutputs, sourceExample } from './record/build-outputs.ts';
import { allChoices } from './record/combinations.ts';

const outputs = readOutputs();

/** What the combinations depend on: not how the page shows them. Their choices are compared with the record below. */
const inputs = [examplePath(sourceExample), 'components/output-explorer/record'];

for (const format of dimensions.format) {
  test(`every ${format} combination of the output explorer matches the real output`, async () => {
    const line = passLine(`explorer-${format}`, inputs);
    test.skip(isUnchanged(line), UNCHANGED);
    const choices = allChoices().filter((choice) => choice.format === format);
    const built = await buildCombinations(choices);
    const stale = choices.filter((choice) => {
      const [shown, now] = [outputOf(choice, outputs), built.get(keyOf(choice))];
      return JSON.stringify(shown) !== JSON.stringify(now);
    });
    console.log(`${choices.length} combinations of ${format} built`);
    expect(
      stale.map(keyOf),
      'components/output-explorer/record/outputs.json — not what the tool makes — npm run record -- output-explorer',
    ).toEqual([]);
    await recordPassed(line);
  });
}

test("the explorer has an output or Rslib's message for every choice, and nothing else", () => {
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

test("the explorer's data, including highlighting, transfers at most 10 kB", async () => {
  const data = await highlightedOutputs();
  const markup = Object.values(data.contents);
  expect(markup.filter((one) => one.includes('<span class="token-')).length).toBeGreaterThan(markup.length / 2);
  expect(markup.join()).not.toContain('style=');
  const bytes = brotliCompressSync(JSON.stringify(data)).length;
  console.log(`explorer data: ${bytes} bytes with brotli`);
  expect(bytes).toBeLessThan(10_000);
});
