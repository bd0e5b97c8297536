import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { files, writeSmallSite } from './small-site/small-site.ts';

const page = 'docs/zh/guide/faq/features.mdx';
let folder: string;

test.beforeEach(({}, testInfo) => {
  folder = testInfo.outputPath();
});

/** Runs `npm run check -- …` in the folder. */
const check = (...args: string[]) => run('writing/checks/cli.ts', args);

function run(script: string, args: string[]): { status: number | null; lines: string[] } {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const command = [jiti, path.resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('the command reports what to fix in the named files, and fixes what it can', () => {
  const broken = files[page]!.replace(' \\{#missing-mode}', '').replace('让人意外的产物', '让人意外\u200B的输出物');
  writeSmallSite(folder, { [page]: broken });
  const { status, lines } = check(page);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(
      `${page}:5:1 — the beginning of the page, or docs/en/guide/faq/features.mdx:5, has changed`,
    ),
    `${page}:7:5 — an invisible character, U+200B — remove it`,
    `${page}:7:7 — "输出物" — write 产物`,
    expect.stringMatching(/^docs\/zh\/guide\/faq\/features\.mdx:9:1 — the heading "缺少 mode" with the id 缺少-mode/),
    'npm run check -- --fix fixes 3 of them',
    '4 findings.',
  ]);
  const fixed = check(page, '--fix');
  expect(fixed).toEqual({ status: 0, lines: [`${page}: 3 fixed`, 'No findings.'] });
  expect(readFileSync(path.join(folder, page), 'utf8')).toBe(files[page]);
  // The same page by its route, in both languages.
  expect(check('guide/faq/features')).toEqual({ status: 0, lines: ['No findings.'] });
  expect(check('/zh/guide/faq/features#messages').lines).toEqual(['No findings.']);
});

test('line ends of Windows make no difference', () => {
  const windows = Object.entries(files).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]);
  writeSmallSite(folder, Object.fromEntries(windows.filter(([file]) => file?.endsWith('.mdx'))));
  const pages = Object.keys(files).filter((file) => /index\.mdx$|features\.mdx$/.test(file));
  expect(check(...pages)).toEqual({ status: 0, lines: ['No findings.'] });
});

test('an unreadable dictionary ends the command with its position', () => {
  writeSmallSite(folder, {
    'shared/texts.ts': "export const texts = {\n  'nav.guide': { en: 'Guide', zh: '指南' },,\n};\n",
  });
  const { status, lines } = check('config/lib/mode');
  expect(lines.join('\n')).toMatch(/shared\/texts\.ts:2:\d+/);
  expect(status).toBe(2);
});

test('an unknown file ends the command with its usage', () => {
  writeSmallSite(folder);
  const { status, lines } = check('docs/en/config/lib/mod.mdx');
  expect(lines[0]).toBe('there is no file or page docs/en/config/lib/mod.mdx — did you mean config/lib/mode?');
  expect(lines[1]).toMatch(/^usage: /);
  expect(status).toBe(2);
  writeFileSync(path.join(folder, 'README.md'), '');
  expect(check('README.md').lines[0]).toMatch(/^no check reads README\.md/);
  expect(check('--mend').lines[0]).toContain("'--mend'");
  expect(check('--help')).toEqual({ status: 0, lines: [lines[1]] });
});

test('the navigation that lists a named page is checked with it', () => {
  writeSmallSite(folder, { 'docs/zh/config/lib/_meta.json': '[,]' });
  const [finding] = check('config/lib/mode').lines;
  expect(finding).toMatch(/^docs\/zh\/config\/lib\/_meta\.json:1:2 — /);
});

test('only pages that can be compared are recorded as reviewed', () => {
  writeSmallSite(folder, { [page]: `${files[page]}\n<Oops\n` });
  const reviewed = (name: string) => run('writing/checks/drift/reviewed.ts', [name]);
  expect(reviewed('guide/faq/features')).toEqual({
    status: 1,
    lines: [`${page} is not valid MDX — correct it: npm run check -- ${page}`],
  });
  expect(readFileSync(path.join(folder, 'writing/checks/drift/compared.json'), 'utf8')).toBe(
    files['writing/checks/drift/compared.json'],
  );
  rmSync(path.join(folder, page));
  rmSync(path.join(folder, page.replace('/zh/', '/en/')));
  expect(reviewed('config/lib/mode').lines).toContain(
    `${page} is gone — add its new address to shared/moved-pages.json, unless it was removed`,
  );
  expect(reviewed('shared/texts.ts').lines).toEqual(['shared/texts.ts has no translation to compare — name a page']);
});

test('a paragraph that says the same in other words is recorded by its line, and apart from the page', () => {
  const mode = 'config/lib/mode.mdx';
  const changed = files[`docs/en/${mode}`]!.replace('is built.', 'is built, but not how.');
  writeSmallSite(folder, { [`docs/en/${mode}`]: changed });
  const reviewed = (name: string) => run('writing/checks/drift/reviewed.ts', [name]);
  const place = `docs/zh/${mode}:7`;
  expect(check('config/lib/mode').lines[1]).toMatch(new RegExp(`npm run reviewed -- ${place}$`));
  expect(reviewed(`docs/zh/${mode}:8`).lines).toEqual([
    `same-reasons reports nothing at docs/zh/${mode}:8 — name a line that npm run check reports`,
  ]);
  expect(reviewed(place)).toEqual({ status: 0, lines: [`✓ ${place}`] });
  expect(check('config/lib/mode').lines[0]).toContain('has changed since they were compared');
  expect(reviewed('config/lib/mode').status).toBe(0);
  expect(check('config/lib/mode').lines).toEqual(['No findings.']);
});

test('a check that examines nothing fails', () => {
  mkdirSync(path.join(folder, 'shared'));
  writeFileSync(path.join(folder, 'shared/texts.ts'), 'export const texts = {};\n');
  const { status, lines } = check();
  expect(lines).toContain('no-dead-links checked no links');
  expect(status).toBe(1);
});
