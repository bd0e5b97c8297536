import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../../deploy/listen.ts';

/** A response of the site. */
interface Forwarded {
  url: string;
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
    const answer = await fetch(origin + url);
    const {
      'content-encoding': _,
      'content-length': __,
      'transfer-encoding': ___,
      ...headers
    } = Object.fromEntries(answer.headers);
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers);
    if (!instead({ url, bytes }, response)) response.end(bytes);
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
