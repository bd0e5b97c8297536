/** Runs before a build, so that a port in use is reported at once. */
import './assert-node.ts';
import { createServer } from 'node:net';
import { fail, listen, readListenAddress } from './listen.ts';

async function assertPortFree(): Promise<void> {
  const server = createServer();
  await listen(server, readListenAddress(process.env));
  server.close();
}

assertPortFree().catch(fail);
