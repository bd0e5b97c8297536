// Installs versions of happy-dom beside a test runner, in a folder without packages, and prints npm's error code.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

for (const runner of ['@rstest/core@0.12.0', 'vitest@4.1.12']) {
  for (const version of ['20.14.6', '21.0.4']) {
    mkdirSync('project');
    writeFileSync('project/package.json', '{ "private": true }\n');
    const npm = (...words) => spawnSync('npm', ['install', '--no-audit', '--no-fund', ...words], { cwd: 'project', encoding: 'utf8' });
    npm('--package-lock-only', '-D', runner);
    const { stderr, status } = npm('--package-lock-only', '-D', `happy-dom@${version}`);
    console.log(`${runner}, happy-dom@${version}: ${status === 0 ? '✓' : stderr.match(/E[A-Z]{5,}/)?.[0]}`);
    rmSync('project', { recursive: true });
  }
}
