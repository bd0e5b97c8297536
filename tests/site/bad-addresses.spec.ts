import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { linkTo } from './shell.ts';

const onPages = [
  '#%',
  '#100%',
  '#%E4%A',
  '#%E0%A4%A',
  '?a=%',
  '?utm_term=50%25',
  '?q=%zz#%',
  '#',
  '#<img src=x>',
  '#__proto__',
];

for (const prefix of ['', '/zh']) {
  for (const rest of onPages) {
    test(`${prefix}/guide/basic/cli${rest} is read, and works`, async ({ page }) => {
      await page.goto(`${prefix}/guide/basic/cli${rest}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(rest === '#' ? '' : encoded(rest));
      await linkTo(page, `${prefix}/guide/basic/typescript`).click();
      await expect(page).toHaveURL(`${prefix}/guide/basic/typescript`);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${prefix}/guide/basic/cli`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}

/** Browsers write some characters of a hash in another way. */
function encoded(rest: string): string {
  return rest.replace('<', '%3C').replace('>', '%3E').replace(' ', '%20');
}

for (const path of ['/%', '/100%25', '/guide/%E4%A', '/zh/%', '/zh/guide/50%25', '/%252e%252e/x', '/guide/%00']) {
  test(`${path} is a page that says so, and works`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 40[04]/);
    const response = await page.goto(path);
    expect(response?.status()).toBeGreaterThanOrEqual(400);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(path.startsWith('/zh') ? '/zh/' : '/');
  });
}

test('a bad hash at run time leaves the page as it is', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await hydrated(page);
  await page.evaluate(() => (location.hash = '#%E4%A'));
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
});
