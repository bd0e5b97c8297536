import type { Server } from 'node:http';
import { listen } from '../deploy/listen.ts';

/** Runs a server on a free local port while `use` runs. */
export async function serve(server: Server, use: (origin: string) => Promise<void>): Promise<void> {
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  await use(`http://${host}:${port}`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
