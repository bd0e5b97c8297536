// Lets all consumers, or those of the named groups, load every output, and records the results.
import { execSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright/test';
import { examplePath, repo } from '../../../shared/examples/places.ts';
import { launchOptions } from '../../../tests/site/browser.ts';
import type { Consumer } from '../consumer.ts';
import { recordKit } from './kit.ts';
import { example, inputsHash, readRecord, recordFile, type Tool, tools } from './record.ts';
import { runTools } from './run-tools.ts';

const groups = process.argv.slice(2);
const unknown = groups.find((group) => group !== 'kit' && !(group in tools));
if (unknown) throw new Error(`there is no group "${unknown}" in ${examplePath('consumers')}/consumers.json`);

const folder = join(repo, '.cache', 'consumers');
cpSync(join(example, 'apps'), folder, { recursive: true });
// Not `npm ci`: a registry without packages for other platforms leaves them out of the lockfile, which it rejects.
execSync('npm install --no-save --ignore-scripts --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });

const browser = await chromium.launch(launchOptions());
if (groups.length === 0 || groups.includes('kit')) await recordKit(folder, browser);
const all = Object.entries(tools).flatMap(([group, members]) =>
  members.map((tool) => ({ group, name: tool.name.replace('{}', versionOf(tool)), tool })),
);
const chosen = all.filter(({ group }) => groups.length === 0 || groups.includes(group)).map(({ tool }) => tool);
const programs = ['node_modules/node-20/bin', 'node_modules/.bin'].map((name) => join(folder, name));
const errors = await runTools(chosen, { folder, programs, browser });
await browser.close();

const record = readRecord();
const inputs = inputsHash();
const recorded = new Date().toISOString().slice(0, 10);
const consumers = all.flatMap(({ group, name, tool }): Consumer | [] => {
  const { run } = tool;
  const before = record.find((consumer) => consumer.run === run);
  const now = errors[chosen.indexOf(tool)];
  // The browser may differ between runs.
  const isSame = before?.inputs === inputs && isDeepStrictEqual(before.errors, now);
  return !now || isSame ? (before ?? []) : { group, name, run, errors: now, inputs, recorded };
});
writeFileSync(recordFile, `${JSON.stringify(consumers, null, 1)}\n`);

function versionOf({ package: name }: Tool): string {
  if (!name) return browser.version();
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version.replace(/^v/, '');
}
