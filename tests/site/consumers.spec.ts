import { texts } from '../../site/texts.ts';
import { readRecord } from '../examples/consumers/record.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

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
    await expect(page.getByLabel(texts['consumers.filter'][lang])).toBeHidden();
  });

  test(`the ${lang} page can be filtered by output, and the URL keeps the choice`, async ({ page }) => {
    await page.goto(prefix + address);
    const rows = page.getByRole('main').locator('tbody tr');
    const all = await rows.count();
    await page.getByLabel(texts['consumers.filter'][lang]).selectOption('cjs-js');
    const shown = rows.filter({ visible: true });
    expect(await shown.count()).toBeLessThan(all);
    await expect(shown.filter({ has: page.getByText('cjs-js', { exact: true }) })).toHaveCount(await shown.count());
    await expect(page).toHaveURL(`${prefix}${address}?output=cjs-js`);
    await page.reload();
    await expect(page.getByLabel(texts['consumers.filter'][lang])).toHaveValue('cjs-js');
    expect(await shown.count()).toBeLessThan(all);
    await page.getByLabel(texts['consumers.filter'][lang]).selectOption('');
    await expect(shown).toHaveCount(all);
    await expect(page).toHaveURL(prefix + address);
  });
}
