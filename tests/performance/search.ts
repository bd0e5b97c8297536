import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { weights } from '../../search/engine/weights.ts';
import { evaluate, loadJudged, pagesOf, rankOf, type Score, scoreOf } from '../../search/judged/evaluate.ts';
import { langs } from '../../site/languages.ts';
import type { Row } from './row.ts';
import { OWN, STOCK } from './sites/variants.ts';

const LOGIC = path.resolve('node_modules/@rspress/core/dist/theme/components/Search/logic/search.js');
/** The result limit of Rspress's search panel. */
const LIMIT = 7;

type PageSearcher = new (
  options: object,
) => {
  init(): Promise<void>;
  match(query: string, limit: number): Promise<{ result: { link: string }[] }[]>;
};

/** Measures how well our search and Rspress's answer the judged queries, on the same pages. */
export async function measureSearch(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const lang of langs) {
    const judged = loadJudged(lang);
    const search = await startStockEngine(lang);
    const ranks: number[] = [];
    for (const query of judged.queries) ranks.push(rankOf(query, pagesOf(await search(query.query))));
    const [ours, stock] = [evaluate(judged, weights), scoreOf(ranks)];
    const row = (measure: string, target: string, of: (score: Score) => number): Row => ({
      part: 'search',
      measure: `${lang}, ${measure}`,
      target,
      unit: 'count',
      values: { [OWN.name]: of(ours), [STOCK.name]: of(stock) },
    });
    rows.push(
      row('first', '≥ 0.9', ({ first }) => first),
      row('in five', '≥ 0.98', ({ firstFive }) => firstFive),
      row('nothing', '0', ({ nothing }) => nothing),
    );
  }
  return rows;
}

/** Starts the installed search of Rspress's panel. @returns a function from a query to the links of all shown rows */
async function startStockEngine(lang: string): Promise<(query: string) => Promise<string[]>> {
  const folder = path.join(STOCK.output, 'static');
  const file = readdirSync(folder).find((name) => name.startsWith(`search_index.${lang}.`)) ?? '';
  const documents = readFileSync(path.join(folder, file), 'utf8');
  // Stub of the build's module with the hashes of search documents; any hash works here.
  const virtualModules = { 'virtual-page-data': { searchIndexHash: new Proxy({}, { get: () => 'any' }) } };
  const jiti = createJiti(import.meta.url, { virtualModules, moduleCache: false });
  const { PageSearcher } = await jiti.import<{ PageSearcher: PageSearcher }>(LOGIC);
  const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
  const { fetch } = globalThis;
  Object.assign(globalThis, { __webpack_public_path__: '', fetch: async () => new Response(documents) });
  await searcher.init().finally(() => Object.assign(globalThis, { fetch }));
  return async (query) => (await searcher.match(query, LIMIT)).flatMap(({ result }) => result.map(({ link }) => link));
}
