import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const tool = process.argv[2];
const command = tool === 'nx' ? ['nx', 'run-many', '-t', 'build'] : ['turbo', 'run', 'build'];

build('first build');
build('nothing has changed');
for (const name of ['units', 'report']) rmSync(`packages/${name}/dist`, { recursive: true });
build('dist was deleted');
build('another UNIT', { UNIT: 'lb' });

function build(what, env = {}) {
  const { stdout, stderr } = spawnSync('npx', command, {
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NX_DAEMON: 'false', TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
  const hits = /Cached: +(\d)/.exec(stdout) ?? /Cache: +(\d)/.exec(stdout);
  if (!hits) throw new Error(stdout + stderr);
  console.log(what.padEnd(20), `${hits[1]} of 2 from the cache, ${result()}`);
}

function result() {
  const file = 'packages/units/dist/index.js';
  return existsSync(file) ? `unit ${/\} (\w+)`/.exec(readFileSync(file, 'utf8'))[1]}` : 'no dist';
}
