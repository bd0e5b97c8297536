import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { facts, files, writeSmallSite } from './small-site/small-site.ts';

let folder: string;

/** Copies the code with a third language added, and the small site with some files replaced. */
function withThirdLanguage(others: Record<string, string> = {}): void {
  writeSmallSite(folder, others);
  for (const name of ['site', 'checks', 'deploy', 'search', 'package.json'])
    cpSync(name, path.join(folder, 'code', name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'code/node_modules'), 'junction');
  const languages = path.join(folder, 'code/site/languages.ts');
  const line = "  { lang: 'ja', label: '日本語', openGraph: 'ja_JP', description: [40, 90] },\n] as const;";
  writeFileSync(languages, readFileSync(languages, 'utf8').replace('] as const;', line));
}

/** Runs code in the copy and parses the JSON that it prints. */
function runInCopy(code: string): unknown {
  const file = path.join(folder, 'code/run.ts');
  writeFileSync(file, code);
  return JSON.parse(execFileSync('node_modules/.bin/jiti', [file], { cwd: path.join(folder, 'code') }).toString());
}

const findings = (texts: object) => `
import { checks } from './checks/registry.ts';
import { findingsOf, runChecks } from './checks/run-checks.ts';
import { readSite } from './checks/site-sources.ts';
import { filesOnDisk } from './checks/source-files.ts';

// The two left out start other programs and do not depend on languages.
const some = checks.filter(({ name }) => name !== 'spelling' && name !== 'type-checked-snippets');
const site = readSite(filesOnDisk(${JSON.stringify(folder)}), ${JSON.stringify({ ...facts, texts })});
const found = findingsOf(await runChecks(some, site)).map(({ file, what }) => file + ' — ' + what);
console.log(JSON.stringify([...new Set(found)]));`;

test.beforeEach(({}, testInfo) => {
  folder = testInfo.outputPath();
});

test('a third language is one line in site/languages.ts, and the checks list everything it still lacks', () => {
  withThirdLanguage();
  const found = runInCopy(findings(facts.texts)) as string[];
  const originals = Object.keys(files).filter((file) => file.startsWith('docs/en/'));
  const wanted = originals.map((file) => `${file} — there is no ${file.replace('/en/', '/ja/')}`);
  const texts = ['nav.guide', 'home.heroAlt'].map((key) => `site/texts.ts — "${key}" has no text in ja`);
  expect([...found].sort()).toEqual(
    [
      ...wanted,
      ...texts,
      'docs/ja/config/lib/mode.mdx — the option mode is not documented',
      'site/moved-pages.json — there is no page /guide/basic/start in both languages',
    ].sort(),
  );
});

test('with its texts and pages, a third language has the same routes, error pages and checks as the others', () => {
  const ofChinese = Object.entries(files).filter(([file]) => /^docs\/zh\/|\.zh\.json$/.test(file));
  const own = ofChinese.map(([file, text]) => [file.replace(/\bzh\b/, 'ja'), text.replace(/description: ./, '$&日')]);
  withThirdLanguage(Object.fromEntries(own));
  const reviewed = runInCopy(`
import { markReviewed } from './checks/drift/mark-reviewed.ts';
const pages = ${JSON.stringify(own.flatMap(([file]) => /^docs\/ja\/(.*)\.mdx$/.exec(file!)?.[1] ?? []))};
console.log(JSON.stringify(markReviewed(pages, ${JSON.stringify(folder)}).length));`);
  expect(reviewed).toBeGreaterThan(10);
  const texts = Object.entries(facts.texts).map(([key, text]) => [key, { ...text, ja: text.zh }]);
  expect(runInCopy(findings(Object.fromEntries(texts)))).toEqual([]);
  const hosts = runInCopy(`
import { describeSite } from './deploy/describe-site.ts';
import { resolveAddress } from './deploy/resolve-address.ts';
const files = new Set(['/index.html', '/a.html', '/404.html', '/ja/404.html', '/ja/a.html']);
const { notFound } = describeSite(files, '', '/');
console.log(JSON.stringify([notFound, ...['/ja/a', '/ja/b', '/ja/a.html', '/ja/'].map((one) => resolveAddress(one, files))]));`);
  expect(hosts).toEqual([
    [
      { prefix: '/ja', file: '/ja/404.html' },
      { prefix: '', file: '/404.html' },
    ],
    { kind: 'file', path: '/ja/a.html', status: 200 },
    { kind: 'file', path: '/ja/404.html', status: 404 },
    { kind: 'redirect', location: '/ja/a', status: 301 },
    { kind: 'redirect', location: '/', status: 302 },
  ]);
});
