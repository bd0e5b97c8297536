import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { loadSearch, ranksOf, readQueries, scoreOf } from '../../search/judged/evaluate.ts';
import { langs } from '../../shared/languages.ts';

const README = 'search/README.md';
const TABLE = /\| language \|[\s\S]*?(?=\n\n)/;
const GATES = { first: 0.9, firstFive: 0.98, nothing: 0 };

const percent = (share: number) => `${Math.round(share * 100)} %`;

test('readers find what they look for: ranked first, in the top five, and never nothing', ({}, { config }) => {
  const rows = langs.map((lang) => {
    const queries = readQueries(lang);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const ranks = ranksOf(readQueries(lang), loadSearch(lang));
    const missed = queries.filter((_, index) => (ranks[index] ?? 0) < 1 || (ranks[index] ?? 0) > 5);
    console.log(`${lang}: not among the first five: ${missed.map(({ query }) => query).join(' \u00b7 ')}`);
    const { first, firstFive, mrr, nothing } = scoreOf(ranks);
    expect(first, `${lang} first`).toBeGreaterThanOrEqual(GATES.first);
    expect(firstFive, `${lang} in five`).toBeGreaterThanOrEqual(GATES.firstFive);
    expect(nothing, `${lang} nothing`).toBe(GATES.nothing);
    const cells = [lang, queries.length, percent(first), percent(firstFive), mrr.toFixed(2), percent(nothing)];
    return `| ${cells.join(' | ')} |`;
  });
  const table = ['| language | queries | first | in five | MRR | nothing |', `|${' --- |'.repeat(6)}`, ...rows].join(
    '\n',
  );
  console.log(table);
  const readme = readFileSync(README, 'utf8');
  if (['all', 'changed'].includes(config.updateSnapshots))
    return writeFileSync(
      README,
      readme.replace(TABLE, () => table),
    );
  const published = TABLE.exec(readme)?.[0];
  expect(table, `${README} has another table — run this test with --update-snapshots`).toBe(published);
});
