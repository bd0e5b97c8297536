import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import type { OptionFactsFile } from '../../shared/option-facts/option-fact.ts';
import committed from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { isUnchanged, recordPassed, UNCHANGED } from '../examples/record-passed.ts';

test('option facts match the installed package', async () => {
  const line = passLine('option-facts', ['writing/option-facts', 'shared/option-facts']);
  test.skip(isUnchanged(line), UNCHANGED);
  // Builds about eighty tiny projects, possibly on a busy machine.
  test.setTimeout(600_000);
  const target = test.info().outputPath('option-facts.json');
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  await promisify(execFile)(process.execPath, [jiti, 'writing/option-facts/write-facts.ts', target]);
  const fresh = JSON.parse(readFileSync(target, 'utf8')) as OptionFactsFile;
  const count = Object.keys(fresh.options).length;
  console.log(`${count} options`);
  expect(count).toBeGreaterThan(0);
  expect(fresh, 'run `npm run facts`, then check the pages that show what has changed').toEqual(committed);
  await recordPassed(line);
});
