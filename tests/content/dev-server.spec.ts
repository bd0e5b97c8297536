import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { runningProcesses } from '../machine/running.ts';
import { files, writeSmallSite } from './small-site/small-site.ts';

const page = 'docs/zh/guide/advanced/share.mdx';

test('the dev server reports findings when a page is saved', async () => {
  const folder = test.info().outputPath();
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
    detached: true,
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
    // As git and some editors write files.
    const copy = path.join(folder, 'copy.mdx');
    writeFileSync(copy, files[page]!);
    renameSync(copy, path.join(folder, page));
    const latest = () => output.slice(output.lastIndexOf('Checks:'));
    await expect.poll(latest, { timeout: 30_000 }).not.toContain(`${page}:7:4`);
    // Syntax errors are reported too.
    writeFileSync(path.join(folder, page), files[page]!.replace('共享一个文件', '共享<b>一个文件'));
    await expect.poll(() => output, { timeout: 30_000 }).toContain(`${page}:7:6 — Expected a closing tag for`);
  } finally {
    // As Ctrl+C does, to the whole process group.
    const group = -Number(server.pid);
    process.kill(group, 'SIGINT');
    await ended;
    const isRunning = () => runningProcesses().some((one) => one.group === server.pid);
    await expect.poll(isRunning, 'processes of the server').toBe(false);
  }
});
