// Starts the server of the stories, asks for its pages, and stops it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { serve } from './storybook.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}

const port = await freePort();
const get = (path) => fetch(`http://127.0.0.1:${port}${path}`);
const storybook = serve(port);
const exit = once(storybook, 'exit');

/** Whether the server still runs but does not answer yet. */
async function isStarting() {
  if (storybook.exitCode !== null) throw new Error(`storybook dev ended with ${storybook.exitCode}`);
  return get('/iframe.html').then((answer) => !answer.ok, () => true);
}

while (await isStarting()) await setTimeout(200);
for (const path of ['/', '/iframe.html']) {
  const answer = await get(path);
  console.log(`${path}: ${answer.status}, ${answer.headers.get('content-type')}`);
}
const { entries } = await (await get('/index.json')).json();
for (const { id, type, importPath } of Object.values(entries)) console.log(`/index.json: ${id}, ${type}, ${importPath}`);

storybook.kill();
await exit;
console.log(`stopped: ${await get('/').then(() => 'no', () => 'yes')}`);
