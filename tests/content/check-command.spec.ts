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
  writeSmallSite(folder, { [page]: files[page]!.replace(' \\{#missing-mode}', '') });
  const broken = check(page);
  expect(broken.status).toBe(1);
  expect(broken.lines).toEqual([
    expect.stringMatching(
      /^docs\/en\/guide\/faq\/features\.mdx:9:1 — the section #missing-mode is missing in docs\/zh/,
    ),
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:9:1 — the heading "缺少 mode" has the id 缺少-mode/),
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:9:1 — the section #缺少-mode is missing in docs\/en/),
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:18:1 — .* has no heading with the id missing-mode/),
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:18:28 — .* has no heading with the id missing-mode/),
    '1 of them are mended by: npm run check -- --fix',
    expect.stringMatching(/^5 findings\. mdx: 2 pages · .* · headings: 6 headings · /),
  ]);
  const mended = check(page, '--fix');
  expect(mended.lines[0]).toBe(`${page}: 1 mended`);
  expect(mended.lines[1]).toMatch(/^0 findings\. /);
  expect(mended.status).toBe(0);
  expect(readFileSync(path.join(folder, page), 'utf8')).toBe(files[page]);
});

test('a name that is no file ends the command with how it is used', () => {
  expect(check('docs/en/non.mdx', '--mend')).toEqual({
    status: 2,
    lines: ['--mend, docs/en/non.mdx: no such file or option — usage: npm run check -- [files…] [--fix]'],
  });
});

test('a check that looks at nothing fails', () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'README.md'), '# Nothing\n');
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
