import { createServer } from 'node:net';
import { listen } from '../deploy/listen.ts';

/** A port that was free a moment ago, for programs that have to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
