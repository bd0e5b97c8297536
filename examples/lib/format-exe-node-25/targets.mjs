// Prints what Rslib downloads for a target.
import { spawnSync } from 'node:child_process';

const targets = [
  { platform: 'win32', arch: 'x64' },
  { platform: 'darwin', arch: 'arm64' },
  { nodeVersion: '25.7.0' },
  { nodeVersion: 'v25.7.0' },
  { nodeVersion: '25.6.1' },
];

for (const target of targets) {
  const TARGET = JSON.stringify(target);
  const command = ['--import', './no-downloads.mjs', 'node_modules/@rslib/core/bin/rslib.js', '-c', 'rslib.target.config.ts'];
  const env = { ...process.env, TARGET, XDG_CACHE_HOME: `${import.meta.dirname}/cache` };
  const { stdout, stderr } = spawnSync('node_modules/node-25-9/bin/node', command, { encoding: 'utf8', env });
  console.log([TARGET, ...(stdout + stderr).match(/^GET .*|"experiments.exe" requires .*/gm)].join('\n  '));
}
