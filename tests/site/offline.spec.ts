import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { drawn, LOST_SCRIPT, linkTo } from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/typescript';

test('offline, the text stays and the reader is told; the page opens when the network is back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await page.goto(HERE);
  await hydrated(page);
  await context.setOffline(true);
  await linkTo(page, NEXT).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page).toHaveURL(HERE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/);
  await context.setOffline(false);
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
});

test('offline, a Chinese reader may stay', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await page.goto(`/zh${HERE}`);
  await hydrated(page);
  await context.setOffline(true);
  await linkTo(page, `/zh${NEXT}`).click();
  await page.getByRole('button', { name: '留在本页' }).click();
  await expect(page.getByRole('button', { name: '留在本页' })).toHaveCount(0);
  await context.setOffline(false);
  await drawn(page);
  await expect(page).toHaveURL(`/zh${HERE}`);
});
