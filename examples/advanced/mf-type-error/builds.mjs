import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));

for (const config of ['rslib.config.ts', 'rslib.abort.config.ts', 'rslib.both.config.ts']) {
  rmSync('dist', { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '-c', config], { encoding: 'utf8' });
  const messages = `${stdout}${stderr}`.split('\n').filter((line) => /TYPE-001|TS\d+/.test(line));
  console.log(`${config}: exit code ${status}`);
  console.log(`  types: ${existsSync('dist/@mf-types.zip') ? 'written' : 'none'}`);
  for (const message of messages) console.log(`  ${message}`);
}
