/** Serves the built site like a production host: `npm run preview`. */
import './assert-node.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from './create-server.ts';
import { readBase } from './describe-site.ts';
import { fail, listen, readListenAddress, siteUrls, stopOnSignal } from './listen.ts';

async function serve(): Promise<void> {
  const root = join(import.meta.dirname, '../dist');
  const home = join(root, 'index.html');
  const base = existsSync(home) ? readBase(readFileSync(home, 'utf8')) : '/';
  const server = createSiteServer({ root, base });
  const urls = siteUrls(await listen(server, readListenAddress(process.env))).map((url) => new URL(base, url).href);
  stopOnSignal(server);
  console.log(`The site is served at ${urls.join(' and ')}`);
}

serve().catch(fail);
