import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { OWN, type Site } from './sites/variants.ts';

/** Serves a built site while something is done with it. The content policy of ours would stop other sites. */
export async function whileServed<T>(site: Site, use: (origin: string) => Promise<T>): Promise<T> {
  const files = sirv(site.output, { brotli: true, gzip: true, etag: true });
  const server: Server =
    site.name === OWN.name
      ? createSiteServer({ root: site.output })
      : createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  try {
    return await use(`http://${host}:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
