import type { Page } from '@playwright/test';
import type { Lang } from '../../site/languages.ts';
import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const explorerOf = (page: Page, lang: Lang) => page.getByRole('region', { name: texts['explorer.name'][lang] });

for (const { lang, prefix } of languages) {
  const address = `${prefix}/guide/basic/output-format`;

  test(`the ${lang} explorer shows what the tool makes of a choice, and keeps it in the address`, async ({ page }) => {
    await page.goto(`${address}?from=mail`);
    const explorer = explorerOf(page, lang);
    await expect(explorer.getByText('dist/index.js', { exact: true })).toBeVisible();
    await explorer.getByRole('radio', { name: 'cjs' }).check();
    await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
    await expect(explorer.getByText('exports.SlugBook', { exact: false }).first()).toBeVisible();
    await expect(explorer.getByRole('status')).toContainText('dist/index.cjs');
    await expect(page).toHaveURL(`${address}?from=mail&format=cjs`);
    await page.reload();
    await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeChecked();
    await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
    await explorer.getByRole('radio', { name: 'esm' }).check();
    await expect(page).toHaveURL(`${address}?from=mail`);
  });

  test(`the ${lang} explorer marks what changed against the previous choice`, async ({ page }) => {
    await page.goto(address);
    const explorer = explorerOf(page, lang);
    await explorer.getByRole('group', { name: 'dts' }).getByRole('radio', { name: 'true', exact: true }).check();
    const added = explorer.getByText('dist/index.d.ts', { exact: true }).locator('..');
    await expect(added).toContainText(texts['explorer.newFile'][lang]);
    await explorer.getByRole('radio', { name: 'es2015' }).check();
    const changed = explorer.getByText('dist/index.js', { exact: true }).locator('..');
    await expect(changed).toContainText(texts['explorer.changedFile'][lang]);
    await expect(changed.locator('..').locator('ins, del').first()).toBeVisible();
  });

  test(`the ${lang} explorer shows the tool's own message where it refuses`, async ({ page }) => {
    await page.goto(`${address}?format=umd&bundle=false`);
    const explorer = explorerOf(page, lang);
    await expect(explorer.getByText(texts['explorer.refused'][lang])).toBeVisible();
    await expect(explorer.getByText('When using "umd" format, "bundle" must be set to "true".')).toBeVisible();
  });

  test(`without script the ${lang} explorer has the files of its first choice`, async ({ noScriptPage: page }) => {
    await page.goto(address);
    await expect(explorerOf(page, lang).getByText('export { SlugBook, slugify };')).toBeVisible();
  });
}

test('the explorer is chosen by keyboard alone', async ({ page }) => {
  await page.goto('/guide/basic/output-format');
  const explorer = explorerOf(page, 'en');
  await explorer.getByRole('radio', { name: 'esm' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeChecked();
  await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'true' })).toBeFocused();
});

test('an unknown value in the address falls back to the preset of the page', async ({ page }) => {
  await page.goto('/config/lib/bundle?format=amd&dts=%22%3E%3Cimg%3E');
  const explorer = explorerOf(page, 'en');
  await expect(explorer.getByRole('radio', { name: 'esm' })).toBeChecked();
  await expect(explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'false' })).toBeChecked();
});

test('outputs that cannot be fetched leave the first choice and say so', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/failed request|Loading chunk|ChunkLoadError|Failed to load resource/i);
  await openPage(page, '/guide/basic/output-format');
  await page.route('**/static/js/async/**', (route) => route.abort('failed'));
  const explorer = explorerOf(page, 'en');
  await explorer.getByRole('radio', { name: 'cjs' }).check();
  await expect(explorer.getByText(texts['explorer.failed'].en)).toBeVisible();
  await expect(explorer.getByText('dist/index.js', { exact: true })).toBeVisible();
  await page.unroute('**/static/js/async/**');
  await explorer.getByRole('radio', { name: 'esm' }).check();
  await explorer.getByRole('radio', { name: 'cjs' }).check();
  await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
});
