import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';

const run = promisify(execFile);
const env = { ...process.env, npm_config_userconfig: resolve('local.npmrc') };

async function npm(command, cwd = '.') {
  const { stdout, stderr } = await run('npm', command.split(' '), { cwd, env }).catch((error) => error);
  const errors = stderr.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
  console.log([`${cwd}> npm ${command}`, stdout.trim(), ...errors, ''].join('\n'));
}

const server = await runServer('./verdaccio.yaml');
server.listen(4873, '127.0.0.1');
await once(server, 'listening');

// This registry knows nothing but what is published to it, so that React has to be there, too.
const require = createRequire(import.meta.url);
for (const name of ['react', 'scheduler', 'react-dom']) {
  await run('npm', ['publish', dirname(require.resolve(`${name}/package.json`))], { env });
}

await npm('publish --workspaces');
await npm('version prerelease --preid beta --workspace @acme/money --no-git-tag-version --no-workspaces-update');
await npm('publish --workspace @acme/money');
await npm('publish --workspace @acme/money --tag beta');
await npm('publish --workspace @acme/money --tag beta');
await npm('view @acme/money dist-tags');
await npm('deprecate @acme/money@1.0.1-beta.0 Broken');
await npm('view @acme/money@beta deprecated');

cpSync('apps', 'new-apps', { recursive: true });
writeFileSync('new-apps/package.json', '{}');
await npm('install @acme/components @acme/money react-dom', 'new-apps');
await import('./new-apps/shop/server.mjs');
server.close();
process.exit();
