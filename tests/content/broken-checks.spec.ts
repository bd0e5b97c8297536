import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { formatFinding } from '../../checks/findings.ts';
import { checks } from '../../checks/registry.ts';
import { runCheck, runChecks } from '../../checks/run-checks.ts';
import { readSite } from '../../checks/site-sources.ts';
import { filesOnDisk } from '../../checks/source-files.ts';
import { breakages } from './small-site/breakages.ts';
import { facts, files, writeSmallSite } from './small-site/small-site.ts';

let folder: string;

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/small-site-'));
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a site without faults has no findings, and every check looks at something', async () => {
  writeSmallSite(folder);
  const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
  expect(outcomes.flatMap(({ findings }) => findings.map(formatFinding))).toEqual([]);
  expect(outcomes.filter(({ looked }) => looked === 0).map(({ check }) => check.name)).toEqual([]);
});

test('every check is broken below', () => {
  const broken = new Set(breakages.map(({ check }) => check));
  expect(checks.filter(({ name }) => !broken.has(name)).map(({ name }) => name)).toEqual([]);
});

for (const { check: name, title, edits, known = {}, tells } of breakages) {
  test(`${name} tells of ${title}`, async () => {
    const others = Object.fromEntries(
      Object.entries(edits).map(([file, edit]) => {
        if (!Array.isArray(edit)) return [file, edit];
        const [from, to] = edit;
        expect(files[file], file).toContain(from);
        return [file, files[file]!.replace(from, () => to)];
      }),
    );
    writeSmallSite(folder, others);
    const check = checks.find((one) => one.name === name)!;
    const { findings } = await runCheck(check, readSite(filesOnDisk(folder), { ...facts, ...known }));
    expect(findings.map(formatFinding)).toEqual(tells);
  });
}
