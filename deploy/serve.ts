/** Serves the built site like a production host: `npm run preview`. */
import './assert-node.ts';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createSiteServer } from './create-server.ts';
import { readBase } from './describe-site.ts';
import { fail, listen, readListenAddress, siteUrls, stopOnSignal } from './listen.ts';

async function serve(): Promise<void> {
  const root = join(import.meta.dirname, '../dist');
  const home = join(root, 'index.html');
  const base = existsSync(home) ? readBase(readFileSync(home, 'utf8')) : '/';
  const server = createSiteServer({ root, base });
  // The last file that the build writes.
  if (!existsSync(join(root, '.well-known/security.txt'))) {
    throw new Error(`${root} is incomplete: its build was stopped, or is still running. Build it again: npm run build`);
  }
  const [first, ...others] = siteUrls(await listen(server, readListenAddress(process.env)));
  const urls = [first, ...others].map((url) => new URL(base, url).href);
  stopOnSignal(server);
  try {
    await assertAnswers(new URL(base, first).href);
  } catch (error) {
    server.close().closeAllConnections();
    throw error;
  }
  console.log(`The site is served at ${urls.join(' and ')}`);
}

async function assertAnswers(url: string): Promise<void> {
  // `fetch` blocks certain ports that other clients can use.
  const request = get(url, { agent: false, signal: AbortSignal.timeout(10_000) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 200) {
    throw new Error(`${url} returned status ${response.statusCode}. Build the site again: npm run build`);
  }
}

serve().catch(fail);
