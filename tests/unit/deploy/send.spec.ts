import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'playwright/test';
import { listen } from '../../../deploy/listen.ts';
import { readOutput } from '../../../deploy/read-output.ts';
import { sendFile } from '../../../deploy/send.ts';

let root: string;
let server: Server;
let port: number;
let source: Promise<Readable>;

test.beforeEach(async () => {
  root = test.info().outputPath();
  writeFileSync(join(root, 'index.html'), 'Home');
  writeFileSync(join(root, 'big.png'), Buffer.alloc(50_000_000));
  const output = readOutput(root);
  server = createServer();
  source = new Promise((resolve) => {
    server.on('request', (request, response) => {
      response.once('pipe', resolve);
      sendFile(request, response, '/big.png', output);
    });
  });
  ({ port } = await listen(server, { host: '127.0.0.1', port: 0 }));
});

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function ask() {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n');
  return socket;
}

test('a file that vanishes during a request ends the response, not the server', async () => {
  rmSync(join(root, 'big.png'));
  await once(ask().resume(), 'close');
  expect(server.listening).toBe(true);
});

test('the file is closed when the client disconnects', async () => {
  const socket = ask();
  await once(socket, 'data');
  socket.destroy();
  const stream = await source;
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(stream.readableEnded).toBe(false);
});
