import { createServer } from 'node:http';
import sirv from 'sirv';
import { createSiteServer } from '../../deploy/create-server.ts';
import { serve } from '../serve.ts';
import { OWN, type Site } from './sites/variants.ts';

/** Serves a built site while `use` runs. Other sites get another server, since our content policy would break them. */
export async function whileServed(site: Site, use: (origin: string) => Promise<void>): Promise<void> {
  if (site.name === OWN.name) return serve(createSiteServer({ root: site.output }), use);
  const files = sirv(site.output, { brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  return serve(server, use);
}
