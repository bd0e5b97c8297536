import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { formatFinding } from '../../shared/findings/finding.ts';
import { frontmatterFindings } from '../../shared/frontmatter/frontmatter-findings.ts';

const faultsOf = (text: string) => frontmatterFindings({ file: 'docs/en/x.mdx', text }).map(formatFinding);
const faults = (...lines: string[]) => faultsOf(`---\n${lines.join('\n')}\n---\n\n# Title\n`);

test('[E-02] every allowed frontmatter key passes', () => {
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
  expect(faultsOf('# No frontmatter\n\n---\nrule: 1\n---\n')).toEqual([]);
});

test('[E-02] an unknown key is reported with its file, line and nearest known key', () => {
  expect(faults('title: Name', 'titelSuffix: More')).toEqual([
    'docs/en/x.mdx:3:1 — unknown key "titelSuffix" — did you mean "titleSuffix"?',
  ]);
  expect(faults('layout: wide')).toEqual(['docs/en/x.mdx:2:1 — unknown key "layout" — remove it']);
});

test('[E-02] a value of the wrong type is reported with its key and the expected type', () => {
  expect(faults('overview: yes please')).toEqual([
    'docs/en/x.mdx:2:1 — "overview" is "yes please", not true or false — correct its value',
  ]);
  expect(faults('pageType: 404')[0]).toMatch(/^docs\/en\/x\.mdx:2:1 — "pageType" is 404, not .*"404"/);
  expect(faults('overviewHeaders: [2, three]')[0]).toContain('"overviewHeaders.1" is "three", not a number');
  expect(faults('hero:', '  name: Rslib', '  taglin: Words')[0]).toBe(
    'docs/en/x.mdx:4:3 — unknown key "hero.taglin" — did you mean "tagline"?',
  );
  expect(faults('title: 2024')[0]).toContain('"title" is 2024, not text');
});

test('[E-02] invalid YAML and YAML without keys are errors too', () => {
  expect(faults('title: "open')[0]).toMatch(/^docs\/en\/x\.mdx:\d:\d+ — it cannot be read/);
  expect(faults('just words')[0]).toContain('write keys and values');
});

test('[E-02] frontmatter is checked wherever Rspress reads it', () => {
  const unknown = 'docs/en/x.mdx:2:1 — unknown key "titel" — did you mean "title"?';
  for (const [opening, closing] of [
    ['---', '---'],
    ['\uFEFF---', '---'],
    ['---\r', '---\r'],
    ['--- ', '---# Title'],
    ['---', '----'],
    ['---', ''],
  ])
    expect(faultsOf(`${opening}\ntitel: Name\n${closing}\n`), `${opening} ${closing}`).toEqual([unknown]);
  for (const opening of ['----', '\n---', '# Title\n\n---'])
    expect(faultsOf(`${opening}\ntitel: Name\n---\n`), opening).toEqual([]);
});

test('[E-02, I-03] a build with an unknown key or label fails with an error that names file and key', () => {
  const folder = test.info().outputPath();
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/index.mdx'), '---\ntitel: Name\n---\n\n# Name\n');
  writeFileSync(path.join(folder, 'docs/_meta.json'), '[{ "type": "section-header", "label": "sidebar.nothing" }]');
  const plugin = path.resolve('plugins/source-findings.ts');
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    `import { sourceFindings } from ${JSON.stringify(plugin)};\nexport default { root: ${JSON.stringify(path.join(folder, 'docs'))}, outDir: ${JSON.stringify(path.join(folder, 'dist'))}, plugins: [sourceFindings()] };\n`,
  );
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['rspress', 'build', '-c', path.join(folder, 'rspress.config.ts')],
    { encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(/docs\/index\.mdx:2:1 — unknown key "titel" — did you mean "title"\?/);
  expect(stdout + stderr).toMatch(/docs\/_meta\.json:1:39 — the label "sidebar\.nothing" is not in the dictionary/);
});
