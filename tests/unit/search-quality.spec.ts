import { expect, test } from 'playwright/test';
import { langs } from '../../shared/languages.ts';
import { loadSearch, percent, ranksOf, readQueries, scoreOf } from '../judged/evaluate.ts';
import { changesBetween, changesSince, expectRecorded } from '../judged/record.ts';

const GATES = { first: 0.9, firstFive: 0.98, nothing: 0 };

for (const lang of langs) {
  test(`readers in ${lang} find what they look for: ranked first, in the top five, and never nothing`, async ({}, {
    config,
  }) => {
    const queries = readQueries(lang);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const ranks = ranksOf(queries, loadSearch(lang));
    const missed = queries.filter((_, index) => (ranks[index] ?? 0) < 1 || (ranks[index] ?? 0) > 5);
    console.log(`${lang}: not among the first five: ${missed.map(({ query }) => query).join(' \u00b7 ')}`);
    const { first, firstFive, mrr, nothing } = scoreOf(ranks);
    const set = `queries.${lang}`;
    const byQuery = Object.fromEntries(queries.map(({ query }, index) => [query, [ranks[index] ?? 0]]));
    await expectRecorded(
      {
        set,
        cells: [lang, queries.length, percent(first), percent(firstFive), mrr.toFixed(2), percent(nothing)],
        names: 1,
        ranks: byQuery,
      },
      ['all', 'changed'].includes(config.updateSnapshots),
    );
    const changes = changesSince(set, byQuery);
    expect(first, `${lang} first\n${changes}`).toBeGreaterThanOrEqual(GATES.first);
    expect(firstFive, `${lang} in five\n${changes}`).toBeGreaterThanOrEqual(GATES.firstFive);
    expect(nothing, `${lang} nothing\n${changes}`).toBe(GATES.nothing);
  });
}

test('queries won and lost are told apart, the lost ones first', () => {
  const before = { a: [2], b: [0], e: [1, 2] };
  const now = { a: [1], b: [0], c: [3], d: [1], e: [1, 0] };
  expect(changesBetween(before, now)).toEqual([
    '2 lost and 1 won since they were recorded',
    'lost  1 → 3  c',
    'lost  1/2 → 1/none  e',
    'won   2 → 1  a',
  ]);
});
