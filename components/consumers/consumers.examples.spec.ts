import { dirname, join } from 'node:path';
import { chromium, expect, test } from 'playwright/test';
import { cacheFolder, examplePath, repo } from '../../shared/examples/places.ts';
import { isUnchanged, recordPassed, UNCHANGED } from '../../tests/examples/record-passed.ts';
import { findBrowser, NO_BROWSER } from '../../tests/site/browser.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { kitInputs, readKit } from './record/kit.ts';
import { inputsHash, manifests, readRecord, type Tool, tools } from './record/record.ts';
import { runTools } from './record/run-tools.ts';
import { remedyOf } from './remedies.ts';

const consumers = readRecord();
const all = Object.values(tools).flat();

test("the consumers' record is up to date with outputs, apps and versions", () => {
  const stale = consumers.filter(({ inputs }) => inputs !== inputsHash()).map(({ group }) => group);
  expect(
    [...new Set(stale)],
    'groups of other ones in components/consumers/record/consumers.json — npm run record -- consumers',
  ).toEqual([]);
});

test("webpack and Next.js apps render the monorepo's packages from a registry", () => {
  const { inputs, apps } = readKit();
  expect(
    inputs,
    'components/consumers/record/kit.json — EXAMPLES=all npm run examples -- acme-kit && npm run record -- consumers kit',
  ).toBe(kitInputs());
  expect(Object.values(apps)).toEqual(['€9.70€4.50€5.20', 'New €4.50 €9.70€4.50€5.20']);
});

test('every consumer has a result for every output', () => {
  console.log(`${consumers.length} consumers, ${Object.keys(manifests).length} outputs`);
  expect(consumers.map(({ run }) => run)).toEqual(all.map(({ run }) => run));
  for (const { run, errors } of consumers) {
    expect(Object.keys(errors), run).toEqual(Object.keys(manifests));
    expect(Object.values(errors), run).not.toContain('');
  }
});

test('every error that a consumer prints has a remedy', () => {
  const failures = consumers.flatMap((consumer) =>
    Object.entries(consumer.errors).flatMap(([output, error]) => (error === null ? [] : [[consumer, output] as const])),
  );
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) remedyOf(...failure);
});

/** Whether a consumer can run here: it is installed, and for Node.js it is the running major version. */
function isHere({ light, package: name = '' }: Tool): boolean {
  const [, major = ''] = /^node-(\d+)$/.exec(name) ?? [];
  return light === true && process.versions.node.startsWith(major);
}

test('consumers that are installed here give the recorded results', async () => {
  const line = passLine('installed-consumers', [examplePath('consumers'), 'components/consumers/record']);
  test.skip(isUnchanged(line), UNCHANGED);
  const here = all.filter(isHere);
  const found = findBrowser();
  test.skip(!found, NO_BROWSER);
  const browser = await chromium.launch(found);
  const programs = [dirname(process.execPath), join(repo, 'node_modules', '.bin')];
  const errors = await runTools(here, { folder: join(cacheFolder, 'light-consumers'), programs, browser });
  await browser.close();
  console.log(`${here.length} consumers ran`);
  expect(here.length).toBeGreaterThan(0);
  const recorded = here.map(({ run }) => consumers.find((consumer) => consumer.run === run)?.errors);
  expect(errors).toEqual(recorded);
  await recordPassed(line);
});
