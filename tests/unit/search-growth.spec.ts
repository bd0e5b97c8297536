import { expect, test } from '@playwright/test';
import {
  type JudgedQuery,
  pagesOf,
  rankOf,
  readDocuments,
  readQueries,
  scoreOf,
} from '../../search/judged/evaluate.ts';
import type { SearchDocument } from '../../search/types.ts';
import { engineOf } from './search-pages.ts';

const TIMES = 10;
/** Other load on a machine makes times differ; what grows with the square of the pages would be ten times beyond. */
const NOISE = 2.5;
const COPY = /~\d+/g;

/** Each page several times, at addresses of their own. */
function multiply(documents: readonly SearchDocument[]): SearchDocument[] {
  return Array.from({ length: TIMES }, (_, copy) =>
    documents.map((document) => {
      const routePath = `${document.routePath}~${copy}`;
      return { ...document, id: routePath, routePath };
    }),
  ).flat();
}

function measure(documents: readonly SearchDocument[], queries: readonly JudgedQuery[]) {
  const start = process.cpuUsage();
  const engine = engineOf(documents);
  const built = process.cpuUsage(start).user;
  const places = queries.map((query) =>
    rankOf(query, pagesOf(engine.search(query.query, { limit: 60 }).hits.map(({ link }) => link.replace(COPY, '')))),
  );
  return { built, answered: process.cpuUsage(start).user - built, score: scoreOf(places) };
}

for (const lang of ['en', 'zh']) {
  test(`among ten times the pages in ${lang}, results are as good and take no more than ten times the work`, () => {
    const documents = readDocuments(lang);
    const queries = readQueries(lang).filter((_, index) => index % 5 === 0);
    expect(queries.length).toBeGreaterThan(50);
    const few = measure(documents, queries);
    const many = measure(multiply(documents), queries);
    console.log(
      `${lang}: first ${few.score.first.toFixed(2)} and ${many.score.first.toFixed(2)}, work ×${(many.built / few.built).toFixed(1)} to build, ×${(many.answered / few.answered).toFixed(1)} to answer`,
    );
    expect(many.score.first).toBeGreaterThanOrEqual(few.score.first - 0.03);
    expect(many.score.nothing).toBe(0);
    expect(many.built).toBeLessThan(few.built * TIMES * NOISE);
    expect(many.answered).toBeLessThan(few.answered * TIMES * NOISE);
  });
}
