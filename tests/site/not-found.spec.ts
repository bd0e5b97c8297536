import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const missing = /status of 404/;

for (const { lang, prefix, notFound, takeMeHome } of languages) {
  test(`[P-04, P-05, R-06, X-05] an unknown ${lang} address shows the 404 page without a sidebar, and the way home`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(missing);
    const response = await page.goto(`${prefix}/guide/nope?x=1`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(/^404 - /);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: takeMeHome }).click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rslib' })).toBeVisible();
  });

  test(`the ${lang} 404 page is in its language from the first byte`, async ({ request }) => {
    const html = await (await request.get(`${prefix}/nope`)).text();
    expect(html).toContain(`lang="${lang}"`);
    expect(html).toContain(notFound);
    expect(html).toContain(takeMeHome);
  });
}

test('[P-06] the default language prefix leads to the same page without it, query and hash kept', async ({ page }) => {
  await page.goto('/en/guide/basic/cli?a=1#usage');
  await expect(page).toHaveURL('/guide/basic/cli?a=1#usage');
});

test('[P-06] /zh/ of an address that English has not either stays, in Chinese, without a loop', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(missing);
  for (const address of ['/zh/nope', '/zh/404']) {
    await openPage(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  }
});
