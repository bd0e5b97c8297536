import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';

/** The site with the search of Rspress, built by `npm run trial`. */
const STOCK_ASSETS = path.resolve('.cache/stock-search/static');
const LOGIC = path.resolve('node_modules/@rspress/core/dist/theme/components/Search/logic/search.js');
/** How many pages Rspress's panel asks for. */
const LIMIT = 7;

type PageSearcher = new (
  options: object,
) => {
  init(): Promise<void>;
  match(query: string, limit: number): Promise<{ result: { link: string }[] }[]>;
};

/**
 * Starts the search of Rspress's own panel, as it is installed, on the documents that it built.
 *
 * @returns a function from a query to the addresses of all rows that the panel shows
 * @throws where the documents have not been built
 */
export async function startStockEngine(lang: string): Promise<(query: string) => Promise<string[]>> {
  const file = readdirSync(STOCK_ASSETS).find((name) => name.startsWith(`search_index.${lang}.`));
  if (!file) throw new Error(`${STOCK_ASSETS} has no search index of ${lang} — run npm run trial`);
  const documents = readFileSync(path.join(STOCK_ASSETS, file), 'utf8');
  const pageData = path.join(import.meta.dirname, 'page-data.ts');
  const jiti = createJiti(import.meta.url, { alias: { 'virtual-page-data': pageData }, moduleCache: false });
  const { PageSearcher } = await jiti.import<{ PageSearcher: PageSearcher }>(LOGIC);
  const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
  const { fetch } = globalThis;
  Object.assign(globalThis, { __webpack_public_path__: '', fetch: async () => new Response(documents) });
  await searcher.init().finally(() => Object.assign(globalThis, { fetch }));
  return async (query) => (await searcher.match(query, LIMIT)).flatMap(({ result }) => result.map(({ link }) => link));
}
