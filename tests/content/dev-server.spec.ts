import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { files, writeSmallSite } from './small-site/small-site.ts';

const page = 'docs/zh/guide/advanced/share.mdx';

test('the dev server reports what to fix while a page is written', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/dev-site-'));
  writeSmallSite(folder);
  const plugin = JSON.stringify(path.resolve('plugins/dev-checks.ts'));
  const locales = `[{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]`;
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    `import { devChecks } from ${plugin};\nexport default { root: 'docs', lang: 'en', locales: ${locales}, plugins: [devChecks()] };\n`,
  );
  let output = '';
  const server: ChildProcess = spawn(path.resolve('node_modules/.bin/rspress'), ['dev', '--port', '4399'], {
    cwd: folder,
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await expect.poll(() => output, { timeout: 90_000 }).toContain('Checks:');
    expect(output).not.toContain(`${page}:7:4`);
    writeFileSync(path.join(folder, page), files[page]!.replace('共享一个文件', '轻松共享一个文件'));
    await expect
      .poll(() => output, { timeout: 30_000 })
      .toContain(`${page}:7:4 — "轻松" — write nothing, or say what you mean`);
    // What the compiler cannot read is reported, too.
    writeFileSync(path.join(folder, page), files[page]!.replace('共享一个文件', '共享<b>一个文件'));
    await expect.poll(() => output, { timeout: 30_000 }).toContain(`${page}:7:6 — Expected a closing tag for`);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
