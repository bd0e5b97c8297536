import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { applyFixes } from '../../checks/apply-fixes.ts';
import { files, writeSmallSite } from './small-site/small-site.ts';

const page = 'docs/zh/guide/faq/features.mdx';
let folder: string;

test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/checked-site-'));
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm run check -- …` in the folder. */
function check(...args: string[]): { status: number | null; lines: string[] } {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const command = [jiti, path.resolve('checks/cli.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('the command tells what to mend in the named files, and mends what it can', () => {
  // What stands behind a byte order mark is told and mended at its place.
  writeSmallSite(folder, { [page]: `\uFEFF${files[page]!.replace(' \\{#missing-mode}', '')}` });
  const broken = check(page);
  expect(broken.status).toBe(1);
  expect(broken.lines).toEqual([
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:1:1 — a byte order mark/),
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:9:1 — the heading "缺少 mode" has the id 缺少-mode/),
    'npm run check -- --fix mends 2 of them',
    '2 findings in 1 of 2 files: byte-order-marks 1, heading-ids 1',
  ]);
  const mended = check(page, '--fix');
  expect(mended.lines[0]).toBe(`${page}: 2 mended`);
  expect(mended.lines[1]).toBe('No findings in 2 files.');
  expect(mended.status).toBe(0);
  expect(readFileSync(path.join(folder, page), 'utf8')).toBe(files[page]);
  // The same page by its name, in both languages.
  expect(check('guide/faq/features')).toEqual({ status: 0, lines: ['No findings in 2 files.'] });
  expect(check('/zh/guide/faq/features#messages').lines).toEqual(['No findings in 2 files.']);
});

test('a dictionary that cannot be read is the finding', () => {
  writeSmallSite(folder, {
    'site/texts.ts': "export const texts = {\n  'nav.guide': { en: 'Guide', zh: '指南' },,\n};\n",
  });
  const { status, lines } = check('config/lib/mode');
  expect(lines[0]).toMatch(/^site\/texts\.ts:2:\d+ — it cannot be read: .* — mend it: no check can do without$/);
  expect(lines.slice(1)).toEqual(['1 finding in 1 of 1 file: needed-files 1']);
  expect(status).toBe(1);
});

test('a name that is no file ends the command with how it is used', () => {
  writeSmallSite(folder);
  const { status, lines } = check('docs/en/config/lib/mod.mdx', 'config/mode', '--mend');
  expect(lines.slice(0, -1)).toEqual([
    'there is no option --mend',
    'there is no file or page docs/en/config/lib/mod.mdx — did you mean config/lib/mode?',
    'there is no file or page config/mode — did you mean config/lib/mode?',
  ]);
  expect(lines.at(-1)).toMatch(/^usage: /);
  expect(status).toBe(2);
  expect(check('--help')).toEqual({ status: 0, lines: [lines.at(-1)] });
});

test('a check that looks at nothing fails', () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/texts.ts'), 'export const texts = {};\n');
  const { status, lines } = check();
  expect(lines).toContain('links looked at no links');
  expect(status).toBe(1);
});

test('of two mends of one place, the first is made', () => {
  const fixes = [
    { from: 4, to: 7, text: 'C' },
    { from: 0, to: 3, text: 'A' },
    { from: 2, to: 5, text: 'B' },
  ];
  expect(applyFixes('one two', fixes)).toBe('A C');
});
