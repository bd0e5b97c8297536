// Starts each program alone, with a flag in the environment, and with a flag on the command line.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

function start(name, args, env) {
  const { stdout, stderr } = spawnSync(`programs/${name}`, args, { encoding: 'utf8', env });
  const warning = stderr.match(/\w+Warning/)?.[0] ?? '';
  return `${stdout.trim()} ${warning}`.trimEnd();
}

for (const name of readdirSync('programs')) {
  console.log(name);
  console.log(`  ${start(name, [], {})}`);
  console.log(`  NODE_OPTIONS=--title=env: ${start(name, [], { NODE_OPTIONS: '--title=env' })}`);
  console.log(`  --node-options=--title=cli: ${start(name, ['--node-options=--title=cli'], {})}`);
}
// Each has more than 100 MB.
rmSync('programs', { recursive: true });
