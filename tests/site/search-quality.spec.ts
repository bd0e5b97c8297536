import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type JudgedQuery, pagesOf, rankOf, readQueries, type Score, scoreOf } from '../../search/judged/evaluate.ts';
import { startStockEngine } from '../stock-search/start-stock-engine.ts';
import { expect, test } from './fixtures.ts';
import { openSearch } from './search-page.ts';

const README = 'search/README.md';
const TABLE = /\| language \|[\s\S]*?(?=\n\n)/;
const GATES = { first: 0.9, firstFive: 0.98, nothing: 0 };

/** Asks the worker that the dialog started, as the dialog does, only without waiting for a typist. */
async function askWorker(page: Page, lang: 'en' | 'zh', queries: readonly string[]): Promise<string[][]> {
  const [worker, text] = await Promise.all([
    page.waitForEvent('worker'),
    page.waitForResponse(new RegExp(`/search_index\\.${lang}\\.`)),
    openSearch(page, lang === 'en' ? '/guide/start/' : `/${lang}/guide/start/`, lang),
  ]);
  const code = readdirSync('dist/static').find((name) => name.startsWith(`search_code.${lang}.`)) ?? '';
  return page.evaluate(
    async ([script, asked, addresses]) => {
      const engine = new Worker(script);
      const ask = (query: string, id: number) =>
        new Promise<string[]>((resolve, reject) => {
          engine.addEventListener('message', ({ data }) => {
            if (data.id !== id) return;
            if (data.results) resolve(data.results.hits.map(({ link }: { link: string }) => link));
            else reject(new Error(data.reason));
          });
          engine.postMessage({ id, question: { addresses, query, options: { limit: 40 } } });
        });
      return Promise.all(asked.map(ask)).finally(() => engine.terminate());
    },
    [worker.url(), [...queries], { text: text.url(), code: new URL(code, text.url()).href }] as const,
  );
}

type Row = { lang: string; kind: string; ours: Score; stock: Score };

function rowsOf(
  lang: string,
  queries: readonly JudgedQuery[],
  ours: readonly number[],
  stock: readonly number[],
): Row[] {
  const kinds = ['all', ...new Set(queries.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const of = (places: readonly number[]) =>
      scoreOf(places.filter((_, index) => kind === 'all' || queries[index]?.kind === kind));
    return { lang, kind, ours: of(ours), stock: of(stock) };
  });
}

function toTable(rows: readonly Row[]): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const cells = ({ first, firstFive, mrr, nothing }: Score) =>
    [percent(first), percent(firstFive), mrr.toFixed(2), percent(nothing)].join(' | ');
  const figures = 'first | in five | MRR | nothing';
  return [
    `| language | kind | queries | ${figures} | Rspress: ${figures} |`,
    `|${' --- |'.repeat(11)}`,
    ...rows.map(
      ({ lang, kind, ours, stock }) => `| ${lang} | ${kind} | ${ours.queries} | ${cells(ours)} | ${cells(stock)} |`,
    ),
  ].join('\n');
}

test('readers find what they look for: first, among the first five, and never nothing', async ({ page }, {
  config,
}) => {
  // Seven hundred queries, asked of two engines.
  test.slow();
  const rows: Row[] = [];
  for (const lang of ['en', 'zh'] as const) {
    const queries = readQueries(lang);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const stock = await startStockEngine(lang);
    const answers = await askWorker(
      page,
      lang,
      queries.map(({ query }) => query),
    );
    const places = queries.map((query, index) => rankOf(query, pagesOf(answers[index] ?? [])));
    const stockPlaces: number[] = [];
    for (const query of queries) stockPlaces.push(rankOf(query, pagesOf(await stock(query.query))));
    rows.push(...rowsOf(lang, queries, places, stockPlaces));
    const missed = queries.filter(
      (_, index) => places[index] === 0 || places[index] === -1 || (places[index] ?? 0) > 5,
    );
    console.log(`${lang}: not among the first five: ${missed.map(({ query }) => query).join(' \u00b7 ')}`);
  }
  const table = toTable(rows);
  console.log(table);
  for (const { lang, ours, stock } of rows.filter(({ kind }) => kind === 'all')) {
    expect(ours.first, `${lang} first`).toBeGreaterThanOrEqual(GATES.first);
    expect(ours.firstFive, `${lang} in five`).toBeGreaterThanOrEqual(GATES.firstFive);
    expect(ours.nothing, `${lang} nothing`).toBe(GATES.nothing);
    expect(ours.first, `${lang} against Rspress`).toBeGreaterThan(stock.first);
  }
  const readme = readFileSync(README, 'utf8');
  if (['all', 'changed'].includes(config.updateSnapshots))
    return writeFileSync(
      README,
      readme.replace(TABLE, () => table),
    );
  expect(TABLE.exec(readme)?.[0], `${README} has another table — run this test with --update-snapshots`).toBe(table);
});
