import type { Page } from 'playwright/test';
import type { Lang } from '../../shared/languages.ts';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout.ts';
import { texts as siteTexts } from '../../shared/texts.ts';
import { languages } from '../../tests/routes.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { openPage } from '../../tests/site/open-page.ts';
import { texts } from './texts.ts';

const explorerOf = (page: Page, lang: Lang) => page.getByRole('region', { name: texts['explorer.name'][lang] });

for (const { lang, prefix } of languages) {
  const address = `${prefix}/guide/basic/output-format`;

  test(`the ${lang} explorer shows the output of a choice, and keeps it in the URL`, async ({ page }) => {
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

  test(`the ${lang} explorer marks the changes from the previous choice and shows the error of invalid combinations`, async ({
    page,
  }) => {
    await page.goto(address);
    const explorer = explorerOf(page, lang);
    await explorer.getByRole('group', { name: 'dts' }).getByRole('radio', { name: 'true', exact: true }).check();
    const added = explorer.getByText('dist/index.d.ts', { exact: true }).locator('..');
    await expect(added).toContainText(texts['explorer.newFile'][lang]);
    await explorer.getByRole('radio', { name: 'es2015' }).check();
    const changed = explorer.getByText('dist/index.js', { exact: true }).locator('..');
    await expect(changed).toContainText(texts['explorer.changedFile'][lang]);
    await expect(changed.locator('..').locator('ins, del').first()).toBeVisible();

    await page.goto(`${address}?format=umd&bundle=false`);
    await expect(explorer.getByText(texts['explorer.refused'][lang])).toBeVisible();
    await expect(explorer.getByText('When using "umd" format, "bundle" must be set to "true".')).toBeVisible();
  });
}

test('the explorer shows the files of its preset, highlighted, with and without JavaScript, and copies them without removed lines and the last line break', async ({
  page,
  noScriptPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = '/guide/basic/output-format';
  for (const one of [noScriptPage, page]) {
    await one.goto(address);
    await expect(explorerOf(one, 'en').getByText('export { SlugBook, slugify };')).toBeVisible();
    await expect(explorerOf(one, 'en').locator('details[open] .token-keyword').first()).toBeVisible();
  }
  const explorer = explorerOf(page, 'en');
  await explorer.getByRole('radio', { name: 'es2015' }).check();
  const file = explorer.locator('details[open]');
  await expect(file.locator('del').first()).toBeVisible();
  await expect(file.locator('ins .token-keyword').first()).toBeVisible();
  await file.getByRole('button', { name: siteTexts.codeButtonGroupCopyButtonText.en }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('class SlugBook');
  // A terminal would run a pasted command at once.
  expect(copied).not.toMatch(/\n$/);
  expect(copied).not.toContain(await file.locator('del').first().innerText());
});

test('the explorer works by keyboard; an unknown value in the URL falls back to the preset', async ({ page }) => {
  await page.goto('/guide/basic/output-format');
  const explorer = explorerOf(page, 'en');
  await explorer.getByRole('radio', { name: 'esm' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(explorer.getByRole('radio', { name: 'cjs' })).toBeChecked();
  await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'true' })).toBeFocused();
  await page.goto('/config/lib/bundle?format=amd&dts=%22%3E%3Cimg%3E');
  await expect(explorer.getByRole('radio', { name: 'esm' })).toBeChecked();
  await expect(explorer.getByRole('group', { name: 'bundle' }).getByRole('radio', { name: 'false' })).toBeChecked();
});

test('an output that does not arrive is shown as missing, and a late one is shown', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/guide/basic/output-format');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/static/js/async/**', async (route) => {
    await held;
    await route.continue();
  });
  const explorer = explorerOf(page, 'en');
  await explorer.getByRole('radio', { name: 'cjs' }).check();
  await expect(explorer.locator('[aria-busy="true"]')).toBeVisible();
  await page.clock.fastForward(REQUEST_TIMEOUT);
  await expect(explorer.getByText(texts['explorer.failed'].en)).toBeVisible();
  answer();
  await expect(explorer.getByText('dist/index.cjs', { exact: true })).toBeVisible();
  await expect(explorer.getByText(texts['explorer.failed'].en)).toHaveCount(0);
  await expect(explorer.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('if fetching outputs fails, the first choice stays and an error is shown', async ({ page, expectedTrouble }) => {
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
