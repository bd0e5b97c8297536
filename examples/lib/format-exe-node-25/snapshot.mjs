// Builds a program from a snapshot, and prints what it says, or why it was not built.
import { spawnSync } from 'node:child_process';

const run = (program, args) => spawnSync(program, args, { encoding: 'utf8' });
const rslib = ['node_modules/@rslib/core/bin/rslib.js', '-c', 'rslib.snapshot.config.ts'];

for (const args of ['--lib plain', '--lib with-exports', '--lib with-exports --format esm']) {
  const { stderr, status } = run('node_modules/node-25-9/bin/node', [...rslib, ...args.split(' ')]);
  const result = status === 0 ? run('dist/snapshot/snapshot', []).stdout.trim() : stderr.match(/ReferenceError: .*|"experiments.*/)[0];
  console.log(`rslib ${args}: ${result}`);
}
