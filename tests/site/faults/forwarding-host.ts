import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../../deploy/listen.ts';

/** A response of the site. */
interface Forwarded {
  url: string;
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/**
 * Starts a proxy in front of the site that can change responses and receive reports.
 *
 * @param instead sends a different response; the headers have been sent already
 * @returns its origin, and the error to expect from the guard of site tests
 */
export async function startForwarding(
  origin: string,
  instead: (forwarded: Forwarded, response: ServerResponse) => boolean,
) {
  const server = createServer(async ({ url = '/' }, response) => {
    const forwarded = await forward(origin, url);
    response.writeHead(forwarded.status, Object.fromEntries(forwarded.headers));
    if (!instead(forwarded, response)) response.end(forwarded.bytes);
  });
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    origin: `http://${host}:${port}`,
    trouble: /request to another origin: http:\/\/127\.0\.0\.1/,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(origin: string, url: string): Promise<Forwarded> {
  const answer = await fetch(origin + url);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return { url, status: answer.status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
