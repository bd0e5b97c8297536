// Builds and runs the project with Yarn, for each version of TypeScript and each way to install packages.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const yarn = `${import.meta.dirname}/node_modules/@yarnpkg/cli-dist/bin/yarn.js`;
const env = { ...process.env, YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' };

function run(...args) {
  const { stdout, stderr } = spawnSync('node', [yarn, ...args], { cwd: 'pnp', encoding: 'utf8', env });
  return (stdout + stderr).trim();
}

for (const [linker, typescript] of [['pnp', '5.9.3'], ['pnp', '7.0.2'], ['node-modules', '7.0.2']]) {
  rmSync('pnp/dist', { recursive: true, force: true });
  writeFileSync('pnp/.yarnrc.yml', `nodeLinker: ${linker}\n`);
  run('add', '--dev', '--exact', `typescript@${typescript}`);
  console.log(`nodeLinker: ${linker}, TypeScript ${typescript}`);
  const lines = run('rslib').split('\n').filter((line) => /^ready|TS\d+|^error/.test(line));
  console.log(lines.concat(`node use.mjs: ${run('node', 'use.mjs')}`).join('\n').replace(/^/gm, '  '));
}
