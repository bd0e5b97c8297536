import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { addressesOf, answersOf, loadSearch, percent, questionSets, ROWS, readQuestions } from '../judged/evaluate.ts';
import { changesSince, expectRecorded } from '../judged/record.ts';
import { languages } from '../routes.ts';

/** A question in people's own words, the section that answers it, and, as `asked`, a public thread where users ask it. */
type Question = { page: string } & Record<string, string>;

const questions = JSON.parse(readFileSync('tests/judged/questions.json', 'utf8')) as Question[];

/** The address of an issue or pull request. */
const THREAD = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/;

/** The least share of questions for which one of these rows leads to the very section that answers. */
const LANDED = 0.85;

for (const { lang, prefix } of languages) {
  test(`questions in ${lang} find the page that answers them in the first ${ROWS} rows`, () => {
    const search = loadSearch(lang);
    const addresses = addressesOf(search);
    let landed = 0;
    const missed = questions.flatMap(({ page, [lang]: query = '' }) => {
      if (!addresses.has(prefix + page)) return [`${query}: there is no ${prefix}${page}`];
      const rows = search.linksOf(query, ROWS);
      if (rows.includes(prefix + page)) landed += 1;
      const [path] = page.split('#');
      return rows.some((link) => link.split('#')[0] === prefix + path) ? [] : [`${query}: ${rows.join(' ')}`];
    });
    console.log(`${questions.length} questions, ${landed} with the section`);
    expect(questions.length).toBeGreaterThanOrEqual(56);
    expect(missed, 'tests/judged/questions.json').toEqual([]);
    expect(questions.flatMap(({ asked = '' }) => (asked && !THREAD.test(asked) ? asked : []))).toEqual([]);
    expect(landed / questions.length).toBeGreaterThanOrEqual(LANDED);
  });
}

/** The least shares of the strangers' questions, which no change to the ranking may undercut. */
const STRANGERS = { pageFirst: 0.6, pageInThree: 0.85 };

for (const { lang, prefix } of languages) {
  test(`the README says how many questions of strangers in ${lang} the first rows answer`, async ({}, { config }) => {
    const search = loadSearch(lang);
    const addresses = addressesOf(search);
    for (const set of questionSets) {
      const questions = readQuestions(set, lang);
      const missing = questions.flatMap(({ expect }) => expect.filter((link) => !addresses.has(prefix + link)));
      expect(missing, `${set} expects what is not on the site`).toEqual([]);
      expect(questions.flatMap(({ asked = '' }) => (asked && !THREAD.test(asked) ? asked : []))).toEqual([]);
      const answers = answersOf(questions, search, prefix);
      const share = (kind: 'page' | 'section', rows: number) =>
        answers.filter((ranks) => ranks[kind] >= 1 && ranks[kind] <= rows).length / answers.length;
      const shares = [share('section', 1), share('page', 1), share('section', ROWS), share('page', ROWS)];
      const name = `${set.replace('.json', '')}.${lang}`;
      const ranks = Object.fromEntries(
        questions.map(({ query }, index) => [query, [answers[index]?.page ?? 0, answers[index]?.section ?? 0]]),
      );
      await expectRecorded(
        {
          set: name,
          cells: [`\`${set}\``, lang, questions.length, ...shares.map(percent)],
          names: 2,
          ranks,
        },
        ['all', 'changed'].includes(config.updateSnapshots),
      );
      const changes = `${name}\n${changesSince(name, ranks)}`;
      expect(share('page', 1), changes).toBeGreaterThanOrEqual(STRANGERS.pageFirst);
      expect(share('page', ROWS), changes).toBeGreaterThanOrEqual(STRANGERS.pageInThree);
    }
  });
}
