import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openSearch } from './search-page.ts';

const queries = {
  en: { query: 'dts bundle', match: /^(?:dts|bundl|declaration)/i },
  zh: { query: '类型声明', match: /类型|声明|dts|declaration/i },
};

for (const { lang, prefix } of languages) {
  const { query, match } = queries[lang];
  test(`[E-06] in ${lang}, matches are highlighted in titles, headings and excerpts, and results are grouped by page`, async ({
    page,
  }) => {
    const { field, rows, results } = await openSearch(page, `${prefix}/guide/basic/cli`, lang);
    await field.fill(query);
    await expect(rows.first().locator('mark').first()).toBeVisible();
    const marks = await results.locator('mark').allTextContents();
    expect(marks.length).toBeGreaterThan(3);
    expect(marks.filter((words) => !match.test(words))).toEqual([]);
    const pages = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')?.replace(/#.*/, '')));
    const runs = pages.filter((path, index) => path !== pages[index - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    await expect(results.getByRole('group')).toHaveCount(runs.length);
  });

  test(`[X-03] in ${lang}, without results there is a message with the closest titles, which open by keyboard`, async ({
    page,
  }) => {
    const { field, status, dialog } = await openSearch(page, `${prefix}/guide/basic/cli`, lang);
    await field.fill('storrybuk');
    const said = [texts['search.none'][lang].replace('{{query}}', 'storrybuk'), texts.searchSuggestedQueryText[lang]];
    await expect(status).toContainText(said[0] ?? '');
    expect((await status.innerText()).split(/\s*\n+\s*/)).toEqual(said);
    const nearest = dialog.getByRole('listbox', { name: texts['search.nearest'][lang] }).getByRole('option');
    await expect(nearest.first()).toHaveAttribute('href', `${prefix}/guide/advanced/storybook`);
    await expect(nearest.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/guide/advanced/storybook`);
  });
}
