/** Builds the sites that tests need beside the real one: `npm run trial`. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';

const configs = globSync('tests/{stock-search,site/trial}/*.config.ts').sort();
for (const config of configs) {
  console.log(`${config} …`);
  const { status, stdout, stderr } = spawnSync('npx', ['rspress', 'build', '-c', config], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.error(`${stdout}\n${stderr}\n${config} — the build ended with ${status} — mend what is said above`);
  process.exit(1);
}
