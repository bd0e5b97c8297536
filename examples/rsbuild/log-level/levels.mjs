import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const byFlag = process.argv[2] === 'flag';
const levels = ['info', 'warn', 'error', 'silent'];
const rows = [
  ['version', 'index', /^Rslib v/m],
  ['progress', 'index', /build started/],
  ['table of files', 'index', /Size/],
  ['warnings', 'index', /^warn/m],
  ['errors', 'missing', /Can't resolve the entry/],
  ['that a type is wrong', 'typed', /Failed to generate declaration files/],
  ['which type is wrong', 'typed', /TS2322/],
  ['console.log in the config', 'index', /from the config/],
];

function build(entry, level) {
  const flags = ['-c', 'rslib.levels.config.ts', ...(byFlag ? ['--log-level', level] : [])];
  const env = { ...process.env, ENTRY: entry, LEVEL: byFlag ? 'info' : level };
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...flags], { env, encoding: 'utf8' });
  return stdout + stderr;
}

const print = (label, cells) =>
  console.log((label.padEnd(27) + cells.map((cell) => cell.padEnd(7)).join('')).trimEnd());

print(byFlag ? '--log-level' : 'logLevel', levels);
const logs = {};
for (const [label, entry, text] of rows) {
  logs[entry] ??= levels.map((level) => build(entry, level));
  print(label, logs[entry].map((log) => (text.test(log) ? 'yes' : '-')));
}
