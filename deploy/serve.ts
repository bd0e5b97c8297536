/** Serves the built site as a production host does: `npm run preview`. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from './create-server.ts';
import { readBase } from './describe-site.ts';
import { fail, listen, readListenAddress, siteUrls } from './listen.ts';

async function serve(): Promise<void> {
  const root = fileURLToPath(new URL('../dist', import.meta.url));
  const home = join(root, 'index.html');
  const base = existsSync(home) ? readBase(readFileSync(home, 'utf8')) : '/';
  const server = createSiteServer({ root, base });
  const [first, ...others] = siteUrls(await listen(server, readListenAddress(process.env)));
  const urls = [first, ...others].map((url) => new URL(base, url).href);
  process.once('SIGINT', () => stop(server)).once('SIGTERM', () => stop(server));
  try {
    await assertAnswers(new URL(base, first).href);
  } catch (error) {
    stop(server);
    throw error;
  }
  console.log(`The site is served at ${urls.join(' and ')}`);
}

async function assertAnswers(url: string): Promise<void> {
  // fetch refuses a list of ports, which another client may use all the same.
  const request = get(url, { agent: false, signal: AbortSignal.timeout(10_000) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 200) {
    throw new Error(`${url} answers with status ${response.statusCode}. Build the site again: npm run build`);
  }
}

/** Answers under way may end; a connection that stays open for longer is cut. */
function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}

serve().catch(fail);
