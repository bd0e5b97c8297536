import { expect, test } from './fixtures.ts';

test('the theme works on another site, with versions and other content', async ({ page, trial }) => {
  await page.goto(`${trial}/guide/one`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One/);
  await page.goto(`${trial}/v1/zh/guide/one`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/第一页/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
