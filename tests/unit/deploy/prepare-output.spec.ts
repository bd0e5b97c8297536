import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { prepareOutput } from '../../../deploy/prepare-output.ts';
import { writeSmallSite } from './small-site.ts';

/** The contents of every file below a folder. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** Prepares the small site in its own folder. */
async function prepared(name: string): Promise<Record<string, string>> {
  const folder = test.info().outputPath(name);
  const output = join(folder, 'dist');
  writeSmallSite(output);
  await prepareOutput(output, join(folder, 'dist-hosts'));
  return readAll(folder);
}

test('two builds of one output write identical files', async () => {
  const [first, second] = [await prepared('first'), await prepared('second')];
  expect(Object.keys(first).length).toBeGreaterThan(25);
  expect(second).toEqual(first);
});
