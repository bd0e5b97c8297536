import { loadSearch } from '../../tests/judged/evaluate.ts';
import { languages } from '../../tests/routes.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { readRecord } from './record/record.ts';
import { texts } from './texts.ts';

const address = '/guide/advanced/consumers';
const record = readRecord();
const outputs = Object.keys(record[0]?.errors ?? {});

for (const { lang, prefix } of languages) {
  test(`without JavaScript, the ${lang} page has each consumer's result for each output, with a remedy`, async ({
    noScriptPage: page,
  }) => {
    await page.goto(prefix + address);
    const rows = page.getByRole('main').locator('tbody tr');
    const cells = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const results = cells.flatMap(([names = '', found = '']) =>
      names.split(' · ').flatMap((name) => found.split(' ').map((output) => `${name} ${output}`)),
    );
    const expected = record.flatMap(({ name }) => outputs.map((output) => `${name.replaceAll('`', '')} ${output}`));
    expect(results.sort()).toEqual(expected.sort());
    const failures = rows.filter({ hasNotText: texts['consumers.loads'][lang] });
    expect(await failures.count()).toBeGreaterThan(0);
    await expect(failures.locator(`a[href^="${prefix}/"]`)).toHaveCount(await failures.count());
  });
}

/** The number of rows that readers look at. */
const ROWS = 3;

for (const { lang, prefix } of languages) {
  test(`errors that consumers print find the ${lang} consumers page in the first ${ROWS} rows`, () => {
    const { linksOf } = loadSearch(lang);
    const printed = readRecord().flatMap(({ name, errors }) =>
      Object.values(errors).flatMap((error) => (error ? `${name.split(' ')[0]} ${error}`.slice(0, 120) : [])),
    );
    const answer = `${prefix}/guide/advanced/consumers`;
    const missed = [...new Set(printed)].filter(
      (query) => !linksOf(query, ROWS).some((link) => link.startsWith(answer)),
    );
    expect(new Set(printed).size).toBeGreaterThan(20);
    expect(missed).toEqual([]);
    expect(linksOf('Jest ERR_REQUIRE_ESM', ROWS)).toContain(`${answer}#jest-and-vitest`);
  });
}
