/** The search service for sites with `search({ remote })`: `npm run search-service`. */
import { createServer } from 'node:http';
import { fail, listen, readListenAddress, siteUrls, stopOnSignal } from '../listen.ts';
import { createSearchHandler, SEARCH_PATH } from './create-search-handler.ts';
import { readIndex } from './read-index.ts';
import { readSettings } from './read-settings.ts';

async function serve(): Promise<void> {
  const { folders, allowedOrigins } = readSettings(process.argv.slice(2), process.env);
  const indexes = new Map([...folders].map(([name, folder]) => [name, readIndex(folder)]));
  const server = createServer(createSearchHandler({ indexes, allowedOrigins }));
  // Next to the site's own port.
  const address = readListenAddress({ ...process.env, PORT: process.env.PORT || '4174' });
  const [url] = siteUrls(await listen(server, address));
  stopOnSignal(server);
  const locales = [...indexes].map(([name, index]) => `${name} (${[...index.keys()].join(', ')})`);
  console.log(`Searching ${locales.join(', ')} at ${new URL(SEARCH_PATH, url)}`);
}

// The remedies suggest the command that serves the site.
serve().catch((error: Error) => fail(error.message.replace('npm start', 'npm run search-service')));
