/** Answers searches of built sites, for sites with `search({ remote })`: `npm run search-service`. */
import { createServer, type Server } from 'node:http';
import { fail, listen, readListenAddress, siteUrls } from '../listen.ts';
import { createSearchHandler, SEARCH_PATH } from './create-search-handler.ts';
import { readIndex } from './read-index.ts';
import { readSettings } from './read-settings.ts';

async function serve(): Promise<void> {
  const { folders, allowedOrigins } = readSettings(process.argv.slice(2), process.env);
  const indexes = new Map([...folders].map(([name, folder]) => [name, readIndex(folder)]));
  const server = createServer(createSearchHandler({ indexes, allowedOrigins }));
  // The port next to the site's own.
  const address = readListenAddress({ ...process.env, PORT: process.env.PORT || '4174' });
  const [url] = siteUrls(await listen(server, address));
  process.once('SIGINT', () => stop(server)).once('SIGTERM', () => stop(server));
  const locales = [...indexes].map(([name, index]) => `${name} (${[...index.keys()].join(', ')})`);
  console.log(`Searches of ${locales.join(', ')} are answered at ${new URL(SEARCH_PATH, url)}`);
}

/** Answers under way may end; a connection that stays open for longer is cut. */
function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}

// Remedies name the command that serves the site.
serve().catch((error: Error) => fail(error.message.replace('npm start', 'npm run search-service')));
