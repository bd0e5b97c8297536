import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { checkFrontmatter } from '../../plugins/frontmatter/check-frontmatter.ts';

const faults = (...lines: string[]) => checkFrontmatter(`---\n${lines.join('\n')}\n---\n\n# Title\n`, 'docs/en/x.mdx');

test('[E-02] every key that a page may hold passes', () => {
  expect(
    faults(
      'overview: true',
      'overviewHeaders: [2, 3]',
      "pageType: '404'",
      'titleSuffix: More',
      'title: Name',
      'globalUIComponents: false',
    ),
  ).toEqual([]);
  expect(faults('')).toEqual([]);
  expect(checkFrontmatter('# No frontmatter\n\n---\nrule: 1\n---\n', 'x.mdx')).toEqual([]);
});

test('[E-02] an unknown key is named with its file, its line, and the nearest known key', () => {
  expect(faults('title: Name', 'titelSuffix: More')).toEqual([
    'docs/en/x.mdx:3 — unknown key "titelSuffix" — did you mean "titleSuffix"?',
  ]);
  expect(faults('layout: wide')).toEqual(['docs/en/x.mdx:2 — unknown key "layout" — take it out']);
});

test('[E-02] a value of the wrong type is named with its key and what is expected', () => {
  expect(faults('overview: yes please')).toEqual([
    'docs/en/x.mdx:2 — the key "overview" is "yes please", not boolean — correct its value',
  ]);
  expect(faults('pageType: 404')[0]).toMatch(/^docs\/en\/x\.mdx:2 — the key "pageType" is 404, not .*"404"/);
  expect(faults('overviewHeaders: [2, three]')[0]).toContain('"overviewHeaders.1" is "three", not number');
  expect(faults('hero:', '  name: Rslib', '  taglin: Words')[0]).toContain('unknown key "hero.taglin"');
  expect(faults('title: 2024')[0]).toContain('"title" is 2024, not string');
});

test('[E-02] text that is no YAML, or no keys at all, is an error too', () => {
  expect(faults('title: "open')[0]).toMatch(/^docs\/en\/x\.mdx:\d — no YAML/);
  expect(faults('just words')[0]).toContain('write keys and values');
});

test('[E-02] the frontmatter of every page passes', () => {
  const files = globSync('docs/**/*.mdx');
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => checkFrontmatter(readFileSync(file, 'utf8'), file))).toEqual([]);
});

test('[E-02] a build with a wrong key ends with an error that names file and key', () => {
  const folder = mkdtempSync(path.resolve('.cache/frontmatter-'));
  try {
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'docs/index.mdx'), '---\ntitel: Name\n---\n\n# Name\n');
    const plugin = path.resolve('plugins/frontmatter/frontmatter.ts');
    writeFileSync(
      path.join(folder, 'rspress.config.ts'),
      `import { frontmatter } from ${JSON.stringify(plugin)};\nexport default { root: ${JSON.stringify(path.join(folder, 'docs'))}, outDir: ${JSON.stringify(path.join(folder, 'dist'))}, plugins: [frontmatter()] };\n`,
    );
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['rspress', 'build', '-c', path.join(folder, 'rspress.config.ts')],
      { encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout + stderr).toMatch(/docs\/index\.mdx:2 — unknown key "titel" — did you mean "title"\?/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
