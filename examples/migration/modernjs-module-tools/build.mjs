// Builds a preset or another config, and renames the folder that every build writes to.
import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';

const [name, config = 'modern.config.ts'] = process.argv.slice(2);
const { stdout } = spawnSync('node', ['node_modules/@modern-js/module-tools/bin/modern.js', 'build', '--config', config], {
  encoding: 'utf8',
  env: { ...process.env, PRESET: name },
});
// The table of files that follows is in no fixed order.
console.log(stdout.match(/^info +.+/gm).join('\n'));
renameSync('dist', name);
