import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const PAGE = '/guide/advanced/svgr-files';
const FILE = readFileSync('examples/advanced/svgr-query/src/index.tsx', 'utf8');

for (const prefix of ['', '/zh']) {
  test(`${prefix}${PAGE} shows what a step removes from a file, and copies and serves the file without it`, async ({
    page,
    context,
    request,
    origin,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, prefix + PAGE);
    const block = page.locator('[data-code]', { has: page.locator('del.removed') });
    await expect(block.getByRole('deletion')).toHaveText(/ReactComponent/);
    await expect(block.getByRole('insertion')).toHaveText(/\?react/);
    await expect(block.locator('ins mark')).toHaveText('?react');

    await block.locator('[data-action=copy]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(FILE.trimEnd());
    const selected = await block.locator('pre').evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return String(getSelection());
    });
    expect(selected.trimEnd()).toBe(FILE.trimEnd());

    const markdown = await (await request.get(`${origin}${prefix}${PAGE}.md`)).text();
    expect(markdown).toContain(`\`\`\`tsx title="src/index.tsx"\n${FILE.trimEnd()}\n\`\`\``);
  });
}

test('the names of a file that has changed have types, and those of its removed lines have none', async ({ page }) => {
  await page.goto(PAGE);
  const block = page.locator('pre[data-types]', { has: page.locator('del.removed') });
  await block.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await block.hover({ position: { x: 5, y: 5 } });
  await expect(block.locator('ins [data-type-name]')).toHaveText(['Check']);
  await expect(block.locator('del [data-type-name]')).toHaveCount(0);
});
