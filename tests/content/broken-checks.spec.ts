import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Check } from '../../checks/check.ts';
import { checks } from '../../checks/registry.ts';
import { findingsOf, runCheck, runChecks } from '../../checks/run-checks.ts';
import { readSite } from '../../checks/site-sources.ts';
import { filesOnDisk } from '../../checks/source-files.ts';
import { formatFinding } from '../../site/findings/finding.ts';
import { type Breakage, enShare } from './small-site/breakage.ts';
import { breakages } from './small-site/breakages.ts';
import { breakSmallSite, facts, files, restoreSmallSite, writeSmallSite } from './small-site/small-site.ts';

let folder: string;

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/small-site-'));
  writeSmallSite(folder);
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a site without faults has no findings, and every check looks at something', async () => {
  const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
  expect(outcomes.flatMap(({ findings }) => findings.map(formatFinding))).toEqual([]);
  expect(outcomes.filter(({ looked }) => looked === 0).map(({ check }) => check.name)).toEqual([]);
});

test('a check that throws is a finding that names it', async () => {
  const check: Check = {
    name: 'broken',
    looksAt: 'pages',
    run() {
      throw new TypeError('no words\n  at …');
    },
  };
  const { findings } = await runCheck(check, readSite(filesOnDisk(folder), facts));
  expect(findings.map(({ what }) => what)).toEqual(['the check "broken" failed: TypeError: no words']);
});

test('a page that cannot be parsed is one finding, which hides those that follow from it', async () => {
  const broken = { [enShare]: files[enShare]!.replace('share a file', 'share <b>a file') };
  breakSmallSite(folder, broken);
  const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
  restoreSmallSite(folder, broken);
  expect(findingsOf(outcomes).map(({ file, line }) => `${file}:${line}`)).toEqual([`${enShare}:7`]);
});

test('every check has a way to break it below, and every way belongs to a check', () => {
  const broken = new Set(breakages.filter(({ reports }) => reports.length > 0).map(({ check }) => check));
  console.log(`${breakages.length} ways to break ${broken.size} checks`);
  expect([...broken].sort()).toEqual(checks.map(({ name }) => name).sort());
});

for (const { check: name, title, edits = {}, known = {}, reports } of breakages) {
  test(`${name} reports ${title}`, async () => {
    const check = checks.find((one) => one.name === name)!;
    const broken = textsOf(edits);
    breakSmallSite(folder, broken);
    const { findings } = await runCheck(check, readSite(filesOnDisk(folder), { ...facts, ...known }));
    restoreSmallSite(folder, broken);
    expect(findings.map(formatFinding)).toEqual(reports);
  });
}

/** The new content of the files that a row breaks. */
function textsOf(edits: NonNullable<Breakage['edits']>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => {
      if (!Array.isArray(edit)) return [file, edit];
      const [from, to] = edit;
      expect(files[file], file).toContain(from);
      return [file, files[file]!.replace(from, () => to)];
    }),
  );
}
