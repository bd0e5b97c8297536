import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { formatFinding } from '../../shared/findings/finding.ts';
import type { Check } from '../../writing/checks/check.ts';
import { checks } from '../../writing/checks/registry.ts';
import { findingsOf, runCheck, runChecks } from '../../writing/checks/run-checks.ts';
import { readSite } from '../../writing/checks/site-sources.ts';
import { filesOnDisk } from '../../writing/checks/source-files.ts';
import { type Edits, enShare } from './small-site/breakage.ts';
import { breakages } from './small-site/breakages.ts';
import { breakSmallSite, facts, files, restoreSmallSite, textsIn, writeSmallSite } from './small-site/small-site.ts';

// In one worker, since the tests share a folder.
test.describe.configure({ mode: 'default' });

let folder: string;

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/small-site-'));
  writeSmallSite(folder);
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a correct site has no findings, and every check examines something', async () => {
  const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
  expect(outcomes.flatMap(({ findings }) => findings.map(formatFinding))).toEqual([]);
  expect(outcomes.filter(({ looked }) => looked === 0).map(({ check }) => check.name)).toEqual([]);
});

test('a check that throws becomes a finding that names it', async () => {
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

test('a page that cannot be parsed is a single finding, without its consequences', async () => {
  const broken = { [enShare]: files[enShare]!.replace('share a file', 'share <b>a file') };
  breakSmallSite(folder, broken);
  const outcomes = await runChecks(checks, readSite(filesOnDisk(folder), facts));
  restoreSmallSite(folder, broken);
  expect(findingsOf(outcomes).map(({ file, line }) => `${file}:${line}`)).toEqual([`${enShare}:7`]);
});

test('every check reports its breakages as recorded', async () => {
  const reports: string[] = [];
  const broken = new Set<string>();
  for (const { check: name, title, edits } of breakages) {
    const check = checks.find((one) => one.name === name)!;
    const texts = textsOf(edits);
    breakSmallSite(folder, texts);
    const dictionary = textsIn(texts['shared/texts.ts'] ?? files['shared/texts.ts']!);
    const { findings } = await runCheck(check, readSite(filesOnDisk(folder), { ...facts, texts: dictionary }));
    restoreSmallSite(folder, texts);
    reports.push(`# ${title}\n\n${findings.map(formatFinding).join('\n')}`.trim());
    if (findings.length > 0) broken.add(name);
  }
  console.log(`${breakages.length} ways to break ${broken.size} checks`);
  expect(`${reports.join('\n\n')}\n`).toMatchSnapshot('reports.txt');
  expect([...broken].sort()).toEqual(checks.map(({ name }) => name).sort());
});

/** The new content of the files that a breakage changes. */
function textsOf(edits: Edits): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => {
      if (!Array.isArray(edit)) return [file, edit];
      const [from, to] = edit;
      expect(files[file], file).toContain(from);
      return [file, files[file]!.replace(from, () => to)];
    }),
  );
}
