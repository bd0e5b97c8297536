import { texts } from '../../shared/texts.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { INDEX, openSearch, searchOf } from './search-page.ts';
import { isSameDocument, markDocument } from './shell.ts';

test('[I-04] reading, searching, and switching language, version and theme work together', async ({ page, trial }) => {
  await openPage(page, `${trial}/guide/one`);
  await expect(page.getByRole('main')).toContainText(/\w+ \w+/);

  const english = searchOf(page);
  await english.button.click();
  await english.field.fill('two');
  await english.rows.and(page.locator('[href="/guide/two"]')).first().click();
  await expect(page).toHaveURL(`${trial}/guide/two`);

  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: texts['bar.language'].en.replace('{{name}}', 'English') }).click();
  await bar.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${trial}/zh/guide/two`);
  await hydrated(page);
  const data = page.waitForRequest(INDEX);
  const chinese = searchOf(page, 'zh');
  await chinese.button.click();
  expect((await data).url()).toContain('.zh.');
  await chinese.field.fill('guide');
  await expect(chinese.status).not.toBeEmpty();
  await page.keyboard.press('Escape');

  await openPage(page, `${trial}/zh/guide/one`);
  await bar.getByRole('button', { name: texts['bar.version'].zh.replace('{{name}}', 'v2') }).click();
  await bar.getByRole('link', { name: 'v1' }).click();
  await expect(page).toHaveURL(`${trial}/v1/zh/guide/one`);
  await hydrated(page);
  const older = page.waitForRequest(INDEX);
  await chinese.button.click();
  expect((await older).url()).toContain('.v1.zh.');
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: texts.themeText.zh, exact: true }).click();
  await bar.getByRole('button', { name: texts['appearance.dark'].zh }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('after switching the version without a reload, search uses the new version', async ({ page, trial }) => {
  const { field, rows, button } = await openSearch(page, `${trial}/guide/one`);
  await field.fill('one');
  await expect(rows.first()).toHaveAttribute('href', /^\/(?!v1\/)/);
  await page.keyboard.press('Escape');
  await markDocument(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/v1/guide/one');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const version = texts['bar.version'].en.replace('{{name}}', 'v1');
  await expect(page.getByRole('banner').getByRole('button', { name: version })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await button.click();
  await field.fill('one');
  await expect(rows.first()).toHaveAttribute('href', /^\/v1\//);
});

test('on a site with one language and no navigation, search suggests no pages', async ({ page, plain }) => {
  const { dialog, field, popular } = await openSearch(page, `${plain}/`);
  await expect(popular).toHaveCount(0);
  await field.fill('words');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
});
