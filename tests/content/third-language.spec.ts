import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { files, writeSmallSite } from './small-site/small-site.ts';

const CHECKS = ['components', 'plugins', 'shared', 'writing', 'package.json'];

test('a third language is one line in shared/languages.ts, and the checks list everything it still lacks', () => {
  const folder = test.info().outputPath();
  writeSmallSite(folder);
  for (const name of CHECKS) cpSync(name, path.join(folder, 'code', name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'code/node_modules'), 'junction');
  const languages = path.join(folder, 'code/shared/languages.ts');
  const line = "  { lang: 'ja', label: '日本語', openGraph: 'ja_JP', description: [40, 90] },\n] as const;";
  writeFileSync(languages, readFileSync(languages, 'utf8').replace('] as const;', line));
  const command = ['code/node_modules/jiti/lib/jiti-cli.mjs', 'code/writing/checks/cli.ts'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  for (const file of Object.keys(files).filter((name) => name.startsWith('docs/en/')))
    expect(stdout).toContain(`${file}:1:1 — there is no ${file.replace('/en/', '/ja/')}`);
  for (const key of ['nav.guide', 'home.heroAlt']) expect(stdout).toContain(`"${key}" has no text in ja`);
  expect(stdout).toContain('docs/ja/config/lib/dts.mdx:1:1 — the option dts is not documented');
});
