import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { runServer } from 'verdaccio';

// A registry on this machine, for the packages that are published here.
const server = await runServer({
  self_path: import.meta.filename,
  storage: './registry',
  packages: { '**': { access: '$all', publish: '$all', unpublish: '$all' } },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const host = `127.0.0.1:${server.address().port}`;
const env = {
  ...process.env,
  GIT_DIR: '.git',
  npm_config_registry: `http://${host}/`,
  [`npm_config_//${host}/:_authToken`]: 'local',
  npm_config_cache: '.npm',
  npm_config_prefer_online: 'true',
  npm_config_loglevel: 'error',
  npm_config_foreground_scripts: 'false',
};

for (const command of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const words = command.match(/"[^"]*"|\S+/g).map((word) => word.replaceAll('"', ''));
  const child = spawn(words[0], words.slice(1), { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await once(child, 'close');
  const lines = output.split('\n').filter((line) => !line.includes('complete log of this run'));
  if (output.trim()) console.log(`$ ${command}\n${lines.join('\n').trim()}\n`);
}
server.close();
process.exit();
