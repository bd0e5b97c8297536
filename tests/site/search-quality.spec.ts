import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type JudgedQuery, pagesOf, rankOf, readQueries, type Score, scoreOf } from '../../search/judged/evaluate.ts';
import { type Lang, langs } from '../../site/languages.ts';
import { expect, test } from './fixtures.ts';
import { openSearch } from './search-page.ts';

const README = 'search/README.md';
const TABLE = /\| language \|[\s\S]*?(?=\n\n)/;
const GATES = { first: 0.9, firstFive: 0.98, nothing: 0 };

/** Queries the worker that the dialog started, like the dialog does, but without debounce. */
async function askWorker(page: Page, lang: Lang, queries: readonly string[]): Promise<string[][]> {
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

type Row = { lang: string; kind: string; score: Score };

function rowsOf(lang: string, queries: readonly JudgedQuery[], ranks: readonly number[]): Row[] {
  const kinds = ['all', ...new Set(queries.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const score = scoreOf(ranks.filter((_, index) => kind === 'all' || queries[index]?.kind === kind));
    return { lang, kind, score };
  });
}

function toTable(rows: readonly Row[]): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    '| language | kind | queries | first | in five | MRR | nothing |',
    `|${' --- |'.repeat(7)}`,
    ...rows.map(({ lang, kind, score: { queries, first, firstFive, mrr, nothing } }) => {
      const cells = [lang, kind, queries, percent(first), percent(firstFive), mrr.toFixed(2), percent(nothing)];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

test('readers find what they look for: ranked first, in the top five, and never nothing', async ({ page }, {
  config,
}) => {
  const rows: Row[] = [];
  for (const lang of langs) {
    const queries = readQueries(lang);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const asked = queries.map(({ query }) => query);
    const answers = await askWorker(page, lang, asked);
    const ranks = queries.map((query, index) => rankOf(query, pagesOf(answers[index] ?? [])));
    rows.push(...rowsOf(lang, queries, ranks));
    const missed = queries.filter((_, index) => (ranks[index] ?? 0) < 1 || (ranks[index] ?? 0) > 5);
    console.log(`${lang}: not among the first five: ${missed.map(({ query }) => query).join(' \u00b7 ')}`);
  }
  console.log(toTable(rows));
  const whole = rows.filter(({ kind }) => kind === 'all');
  const table = toTable(whole);
  for (const { lang, score } of whole) {
    expect(score.first, `${lang} first`).toBeGreaterThanOrEqual(GATES.first);
    expect(score.firstFive, `${lang} in five`).toBeGreaterThanOrEqual(GATES.firstFive);
    expect(score.nothing, `${lang} nothing`).toBe(GATES.nothing);
  }
  const readme = readFileSync(README, 'utf8');
  if (['all', 'changed'].includes(config.updateSnapshots))
    return writeFileSync(
      README,
      readme.replace(TABLE, () => table),
    );
  expect(TABLE.exec(readme)?.[0], `${README} has another table — run this test with --update-snapshots`).toBe(table);
});
