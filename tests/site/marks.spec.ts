import { expectNoFindings } from './axe-findings.ts';
import { expect, trialTest as test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const PAGE = '/reading/marks';
const FILE = `export const count = BigInt(2n);\nexport const name = 'one';`;

test('a difference tells what a step removes, adds and is about, and is copied and selected without what it removes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);
  const block = page.locator('[data-code]', { has: page.getByRole('deletion') });
  await expect(block.getByRole('deletion')).toHaveText("export const count = Number('1');");
  await expect(block.getByRole('insertion')).toHaveText('export const count = BigInt(2n);');
  await expect(block.locator('mark')).toHaveText('2n');

  await block.locator('[data-action=copy]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(FILE);
  await block.locator('pre').evaluate((pre) => getSelection()?.selectAllChildren(pre));
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(FILE);
});

test('the names of a file that has changed have types, and those of its removed lines have none', async ({ page }) => {
  await openPage(page, PAGE);
  const block = page.locator('pre[data-types]', { has: page.getByRole('deletion') });
  await block.hover({ position: { x: 5, y: 5 } });
  await expect(block.locator('ins [data-type-name]').first()).toHaveText('count');
  await expect(block.locator('del [data-type-name]')).toHaveCount(0);
});

test('marks pass axe in both themes', async ({ page }) => {
  await openPage(page, PAGE);
  await expectNoFindings(page, 'marks', { part: 'main' });
});

test('in forced colors, a word, an added and a removed line have shapes, and can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, PAGE);
  const looksOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { color, backgroundColor, borderInlineStartStyle, outlineStyle } = getComputedStyle(element);
        const { content } = getComputedStyle(element, part);
        return { isLegible: color !== backgroundColor, border: borderInlineStartStyle, outline: outlineStyle, content };
      }, pseudo);
  const [word, added, removed] = [
    await looksOf('mark.word'),
    await looksOf('ins.added', '::before'),
    await looksOf('del.removed', '::before'),
  ];
  expect(word).toMatchObject({ isLegible: true, outline: 'solid' });
  expect(added).toMatchObject({ isLegible: true, border: 'solid', content: '"+"' });
  expect(removed).toMatchObject({ isLegible: true, border: 'dashed', content: '"−"' });
});
