import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const remote = createServer(async ({ url }, response) => {
  console.log(url);
  response.end(await readFile(`../typed${url}`));
}).listen(3483);
await once(remote, 'listening');

for (const command of ['build', 'dev']) {
  console.log('rsbuild', command);
  const rsbuild = spawn('rsbuild', [command, '--config', 'rsbuild.types.config.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const output of rsbuild.stdout) {
    if (String(output).includes('types extraction completed')) rsbuild.kill();
  }
}
remote.close();
