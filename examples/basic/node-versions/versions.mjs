// Runs a script with each version of Node.js that Rslib accepts, and prints the lines that matter.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const MATTERS = /^(?:error +)?\w*Error|Warning:|^ready|^\d+$/;

for (const folder of readdirSync('node_modules').filter((name) => /^node-/.test(name))) {
  const { stdout, stderr } = spawnSync(`node_modules/${folder}/bin/node`, process.argv.slice(2), {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '' },
  });
  const lines = (stdout + stderr).split('\n').map((line) => line.replace(/^\(node:\d+\) /, ''));
  const [, major, minor] = folder.split('-');
  console.log([`Node.js ${major}.${minor}`, ...lines.filter((line) => MATTERS.test(line))].join('\n  '));
}
