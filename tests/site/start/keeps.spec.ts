import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';
import { fileOf, languages, routes } from '../../routes.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { searchOf } from '../search-page.ts';
import { drawn } from '../shell.ts';
import { changes, isAdopted, restOnSearch, seen, states } from './changed-pages.ts';

const APP = 'html[data-app]';

for (const [turn, [state, { address, width, act }]] of Object.entries(states).entries()) {
  test.describe(`the start changes nothing where a reader ${state} and`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [index, [change, apply]] of Object.entries(changes).entries()) {
      const { lang, prefix } = languages[(turn + index) % languages.length]!;
      test(`${change} (${lang})`, async ({ page }) => {
        await page.goto(prefix + address);
        await page.evaluate(apply);
        await page.evaluate(act);
        // Scrolling marks a heading in the outline.
        await drawn(page);
        const before = await page.evaluate(seen);
        await page.evaluate(restOnSearch);
        await page.locator(APP).waitFor({ state: 'attached' });
        for (let frame = 0; frame < 5; frame += 1) await drawn(page);
        expect(await page.evaluate(seen)).toEqual(before);
        const expected = isAdopted(change, address) ? 'ready' : 'document';
        await expect(page.locator('html')).toHaveAttribute('data-app', expected);
      });
    }
  });
}

for (const [change, apply] of Object.entries(changes)) {
  test(`search, links, menus and the theme work where ${change}`, async ({ page }) => {
    await page.goto('/guide/basic/cli');
    await page.evaluate(apply);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dts');
    const { dialog, rows, field } = searchOf(page);
    await expect(rows.first()).toBeVisible();
    await expect(field).toHaveValue('dts');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const dark = await page.locator('html.dark').count();
    await page.locator('header button[data-action=appearance]:not([value])').first().click();
    await expect(page.locator('html.dark')).toHaveCount(1 - dark);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await expect(page.locator('header [popover]:popover-open [hreflang]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('svgr');
    await expect(rows.first()).toContainText(/svgr/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/svgr/);
  });
}

test('a part that the application has not adopted says so when it is used', async ({ page }) => {
  await page.goto('/config/');
  await page.evaluate(changes['a translator has replaced all texts by elements']!);
  const field = page.getByRole('searchbox');
  await field.fill('shims');
  await expect(page.locator(APP)).toHaveAttribute('data-app', 'document');
  await expect(page.getByRole('alert')).toContainText('has changed this page');
  await expect(field).toHaveValue('shims');
});

for (const close of ['Escape', 'a second click'] as const) {
  test(`a menu closed by ${close} before the application starts stays closed`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/guide/basic/cli');
    const button = page.getByRole('button', { name: 'Language: English' });
    await button.click();
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(1);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await button.click();
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
    await release();
    // Longer than a mouse has to rest on a menu to open it.
    await page.waitForTimeout(300);
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
  });
}

test('every page as it was served is recognized as such, and no longer once a text or an element differs', async ({
  page,
}) => {
  const files = ['shared/shell-mark.ts', 'theme/root/is-as-served.ts'];
  const jiti = createJiti(import.meta.url);
  const sources = files.map((file) => jiti.transform({ source: readFileSync(file, 'utf8'), ts: true }));
  // A module that imports another one gets the exports of the first.
  const bundle = `(() => { const exports = {}, require = () => exports, _interopRequireWildcard = () => exports;
    ${sources.map((code) => `(() => {${code}})();`).join('\n')}
    window.isAsServed = exports.isAsServed; })()`;
  await page.goto('about:blank');
  await page.evaluate(bundle);
  const wrong: string[] = [];
  for (const { prefix } of languages) {
    for (const route of [...routes, '/404']) {
      const html = readFileSync(`dist${fileOf(prefix + route)}.html`, 'utf8');
      const recognized = await page.evaluate((text) => {
        const { isAsServed } = window as unknown as { isAsServed(root: Element | null): boolean };
        const root = new DOMParser().parseFromString(text, 'text/html').getElementById('__rspress_root');
        const answers = [isAsServed(root), root?.hasAttribute('data-shell')];
        const label = root?.querySelector('a[href="#page-main"]')?.firstChild as Text;
        const { data } = label;
        label.data = 'Other';
        answers.push(!isAsServed(root));
        label.data = data;
        root?.querySelector('header svg')?.remove();
        answers.push(!isAsServed(root));
        return answers;
      }, html);
      if (recognized.includes(false)) wrong.push(`${prefix}${route}: ${recognized}`);
    }
  }
  expect(wrong).toEqual([]);
});
