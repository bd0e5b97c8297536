import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { documentAbout, openSearch, searchOf, withDocuments } from './search-page.ts';

const PAGE = '/guide/basic/cli';

for (const { lang, prefix } of languages) {
  test(`in ${lang}, suggested pages are named as in the sidebar, and open by keyboard`, async ({ page, request }) => {
    const { popular, dialog } = await openSearch(page, prefix + PAGE, lang);
    const rows = popular.getByRole('option');
    await expect(rows).toHaveCount(5);
    const links = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href') ?? ''));
    for (const [index, link] of links.entries()) {
      const html = await (await request.get(link)).text();
      const [, current = ''] =
        /<a[^>]*aria-current="page"[^>]*>(.*?)<\/a>/s.exec(html.slice(html.indexOf('rp-doc-layout__sidebar'))) ?? [];
      expect(current.replace(/<[^>]+>/g, '')).toBe(await rows.nth(index).innerText());
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(links[1] ?? '');
    await expect(dialog).toHaveCount(0);
  });

  test(`in ${lang}, searches that led to a page are remembered, newest first, until removed`, async ({ page }) => {
    const words = ['zebra', 'lion', 'tiger'];
    const documents = words.map((word) => documentAbout(word, '/config/lib/dts', lang));
    await withDocuments(page, documents);
    const { button, field, rows, recent, dialog } = await openSearch(page, prefix + PAGE, lang);
    await expect(recent).toHaveCount(0);
    for (const word of [...words, 'zebra']) {
      await field.fill(word);
      await expect(rows.first()).toContainText(word);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/config\/lib\/dts/);
      await expect(dialog).toHaveCount(0);
      await button.click();
      await expect(field).toBeVisible();
    }
    const items = recent.getByRole('listitem');
    await expect(items).toHaveText(['zebra', 'tiger', 'lion']);
    await page.reload();
    await button.click();
    await expect(items).toHaveText(['zebra', 'tiger', 'lion']);

    await recent.getByRole('button', { name: 'tiger', exact: true }).click();
    await expect(field).toHaveValue('tiger');
    await expect(field).toBeFocused();
    await expect(rows.first()).toContainText('tiger');
    await field.fill('');

    await recent.getByRole('button', { name: texts['search.forget'][lang].replace('{{query}}', 'tiger') }).click();
    await expect(items).toHaveText(['zebra', 'lion']);
    await expect(field).toBeFocused();
    await recent.getByRole('button', { name: texts['search.forgetAll'][lang] }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await button.click();
    await expect(field).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
}

test('of stored searches that something else has written, texts are listed, six at most, and the rest is ignored', async ({
  page,
}) => {
  const { recent, field } = searchOf(page);
  for (const [stored, shown] of [
    ['{', []],
    ['{"a":1}', []],
    ['["a", 2, null, {}, "b"]', ['a', 'b']],
    [JSON.stringify('abcdefgh'.split('')), 'abcdef'.split('')],
  ] as const) {
    await openPage(page, PAGE);
    await page.evaluate((stored) => localStorage.setItem('recent-searches', stored), stored);
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    // Rendered after them.
    await expect(searchOf(page).popular.getByRole('option')).toHaveCount(5);
    await expect(recent.getByRole('listitem')).toHaveText([...shown]);
  }
});

test('a letter that arrives between a commit of the opened panel and its effects is searched', async ({ page }) => {
  const { field, rows, dialog, button } = await openSearch(page, PAGE);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Opened again before its toggle event, the dialog would fire one event for both, and the button would not change.
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    const button = document.querySelector('[data-action=search]') as HTMLElement;
    // Its callback runs right after the commit, before effects.
    new MutationObserver(() => {
      if (button.ariaExpanded === 'true') document.execCommand('insertText', false, 'bundle');
    }).observe(button, { attributes: true, attributeFilter: ['aria-expanded'] });
  });
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('bundle');
  await expect(rows.first()).toContainText(/bundle/i);
});
