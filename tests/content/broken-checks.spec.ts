import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Check } from '../../checks/check.ts';
import { checks } from '../../checks/registry.ts';
import { blindOf } from '../../checks/report.ts';
import { findingsOf, runCheck, runChecks } from '../../checks/run-checks.ts';
import { readSite } from '../../checks/site-sources.ts';
import { filesOnDisk } from '../../checks/source-files.ts';
import { formatFinding } from '../../site/findings/format-finding.ts';
import type { Breakage } from './small-site/breakage.ts';
import { breakages } from './small-site/breakages.ts';
import { enShare } from './small-site/files-to-break.ts';
import { singleCauses } from './small-site/single-causes.ts';
import { breakSmallSite, facts, files, mendSmallSite, writeSmallSite } from './small-site/small-site.ts';

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

test('a check that stumbles is a finding that names it and the page', async () => {
  const stumbles: Check = {
    name: 'stumbles',
    looksAt: 'pages',
    run({ askedPages }) {
      if (askedPages.some(({ text }) => text.includes('Two libraries'))) throw new TypeError('no words\n  at …');
      return [];
    },
  };
  const { findings } = await runCheck(stumbles, readSite(filesOnDisk(folder), facts));
  expect(findings.map(formatFinding)).toEqual([
    `${enShare}:1:1 — the check "stumbles" could not read this: no words — mend that file; if nothing is wrong with it, the check is`,
  ]);
});

test('a record that is no JSON is told once, and by the check that stumbles where nobody asked for it', async () => {
  const record = 'site/drift/compared.json';
  breakSmallSite(folder, { [record]: '{\n  "a":\n}\n' });
  const tell = async (asked?: string[]) => {
    const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts, asked));
    const blind = asked ? [] : blindOf(outcomes).map(({ check }) => `${check.name} looked at nothing`);
    return [...findingsOf(outcomes).map(formatFinding), ...blind];
  };
  const [whole, part] = [await tell(), await tell([enShare])];
  mendSmallSite(folder, { [record]: null });
  expect(whole).toEqual([`${record}:3:1 — a key without a value — write its value`]);
  expect(part).toEqual([expect.stringMatching(/^site\/drift\/compared\.json:1:1 — the check "drift" could not read/)]);
});

for (const { title, edits, tells } of singleCauses) {
  test(`one finding tells of ${title}`, async () => {
    const others = textsOf(edits);
    breakSmallSite(folder, others);
    const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
    mendSmallSite(folder, others);
    expect(findingsOf(outcomes).map(formatFinding)).toEqual(tells);
  });
}

test('every check is broken below, so that one which tells nothing fails, and no row names a check that there is not', () => {
  const broken = new Set(breakages.filter(({ tells }) => tells.length > 0).map(({ check }) => check));
  const names = checks.map(({ name }) => name);
  expect(breakages.filter(({ check }) => !names.includes(check)).map(({ title }) => title)).toEqual([]);
  console.log(`${breakages.length} ways to break ${broken.size} checks`);
  expect(checks.filter(({ name }) => !broken.has(name)).map(({ name }) => name)).toEqual([]);
});

for (const { check: name, title, edits, known = {}, tells } of breakages) {
  test(`${name} tells of ${title}`, async () => {
    const others = textsOf(edits);
    const check = checks.find((one) => one.name === name)!;
    breakSmallSite(folder, others);
    const { findings } = await runCheck(check, readSite(filesOnDisk(folder), { ...facts, ...known }));
    mendSmallSite(folder, others);
    expect(findings.map(formatFinding)).toEqual(tells);
  });
}

/** The texts of the files that a row breaks. */
function textsOf(edits: Breakage['edits']): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => {
      if (!Array.isArray(edit)) return [file, edit];
      const [from, to] = edit;
      expect(files[file], file).toContain(from);
      return [file, files[file]!.replace(from, () => to)];
    }),
  );
}
