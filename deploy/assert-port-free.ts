/** Run before a build, so that a taken port is told at once and not a minute later. */
import { createServer } from 'node:net';
import { fail, listen } from './listen.ts';
import { readListenAddress } from './listen-address.ts';

async function assertPortFree(): Promise<void> {
  const server = createServer();
  await listen(server, readListenAddress(process.env));
  server.close();
}

assertPortFree().catch(fail);
