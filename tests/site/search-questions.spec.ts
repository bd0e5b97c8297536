import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { headingsOf } from '../../search/engine/read-sections.ts';
import { countAnswered, loadSearch, questionSets, readQuestions } from '../../search/judged/evaluate.ts';
import { languages } from '../routes.ts';

/** A question in people's own words, the section that answers it, and, as `asked`, a public thread where users ask it. */
type Question = { page: string } & Record<string, string>;

const questions = JSON.parse(readFileSync('search/judged/questions.json', 'utf8')) as Question[];

/** The address of an issue or pull request. */
const THREAD = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/;

/** The number of rows that readers look at. */
const ROWS = 3;
/** The least share of questions for which one of these rows leads to the very section that answers. */
const LANDED = 0.85;

for (const { lang, prefix } of languages) {
  test(`questions in ${lang} find the page that answers them in the first ${ROWS} rows`, () => {
    const { documents, linksOf } = loadSearch(lang);
    const addresses = new Set(
      documents.flatMap((document) => [
        document.routePath,
        ...headingsOf(document).map(({ id }) => `${document.routePath}#${id}`),
      ]),
    );
    let landed = 0;
    const missed = questions.flatMap(({ page, [lang]: query = '' }) => {
      if (!addresses.has(prefix + page)) return [`${query}: there is no ${prefix}${page}`];
      const rows = linksOf(query, ROWS);
      if (rows.includes(prefix + page)) landed += 1;
      const [path] = page.split('#');
      return rows.some((link) => link.split('#')[0] === prefix + path) ? [] : [`${query}: ${rows.join(' ')}`];
    });
    console.log(`${questions.length} questions, ${landed} with the section`);
    expect(questions.length).toBeGreaterThanOrEqual(56);
    expect(missed, 'search/judged/questions.json').toEqual([]);
    expect(questions.flatMap(({ asked = '' }) => (asked && !THREAD.test(asked) ? asked : []))).toEqual([]);
    expect(landed / questions.length).toBeGreaterThanOrEqual(LANDED);
  });
}

const README = 'search/README.md';
const TABLE = /\| set \| language \|[\s\S]*?(?=\n\n)/;
/** The least shares of the strangers' questions, which no change to the ranking may undercut. */
const STRANGERS = { pageFirst: 0.6, pageInThree: 0.85 };

test('the README says how many questions of strangers the first rows answer', ({}, { config }) => {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rows = questionSets.flatMap((set) =>
    languages.map(({ lang, prefix }) => {
      const search = loadSearch(lang);
      const questions = readQuestions(set, lang);
      const addresses = new Set(
        search.documents.flatMap((document) => [
          document.routePath,
          ...headingsOf(document).map(({ id }) => `${document.routePath}#${id}`),
        ]),
      );
      const missing = questions.flatMap(({ expect }) => expect.filter((link) => !addresses.has(prefix + link)));
      expect(missing, `${set} expects what is not on the site`).toEqual([]);
      expect(questions.flatMap(({ asked = '' }) => (asked && !THREAD.test(asked) ? asked : []))).toEqual([]);
      const { length } = questions;
      const { pageFirst, sectionFirst, pageInThree, sectionInThree } = countAnswered(questions, search, prefix);
      expect(pageFirst / length, `${set} ${lang}`).toBeGreaterThanOrEqual(STRANGERS.pageFirst);
      expect(pageInThree / length, `${set} ${lang}`).toBeGreaterThanOrEqual(STRANGERS.pageInThree);
      const shares = [sectionFirst, pageFirst, sectionInThree, pageInThree].map((count) => percent(count / length));
      return `| ${[`\`${set}\``, lang, length, ...shares].join(' | ')} |`;
    }),
  );
  const head = ['set', 'language', 'questions', 'section first', 'page first', 'section in three', 'page in three'];
  const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
  console.log(table);
  const readme = readFileSync(README, 'utf8');
  if (['all', 'changed'].includes(config.updateSnapshots))
    return writeFileSync(
      README,
      readme.replace(TABLE, () => table),
    );
  expect(table, `${README} has another table — run this test with --update-snapshots`).toBe(TABLE.exec(readme)?.[0]);
});
