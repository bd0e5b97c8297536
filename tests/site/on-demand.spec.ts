import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { idle, linkTo, scriptOf } from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/configure-rslib';
const OTHER = '/guide/basic/typescript';

function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/async\/route-.*\.js$/.test(pathname) && request.resourceType() === 'script') asked.push(pathname);
  });
  return asked;
}

test('[R-05] a page loads itself and, when idle, the next page; pointing at a link loads that one, once', async ({
  page,
  request,
}) => {
  const asked = watchPages(page);
  const scripts = await Promise.all([HERE, NEXT, OTHER].map((address) => scriptOf(request, address)));
  await page.goto(HERE);
  await idle(page);
  await hydrated(page);
  await expect.poll(() => asked).toEqual(scripts.slice(0, 2));

  const link = linkTo(page, OTHER);
  await link.hover();
  await expect.poll(() => asked).toEqual(scripts);
  await expect(page).toHaveURL(HERE);

  await link.click();
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('main')).toBeFocused();
  expect(asked.slice(0, 3)).toEqual(scripts);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a reader who saves data is sent no page before it is opened', async ({ page, request }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = watchPages(page);
  await page.goto(HERE);
  await page.mouse.move(700, 700);
  await hydrated(page);
  const link = linkTo(page, OTHER);
  await link.hover();
  await link.focus();
  expect(asked).toEqual([await scriptOf(request, HERE)]);
  await link.click();
  await expect(page).toHaveURL(OTHER);
  expect(asked).toContain(await scriptOf(request, OTHER));
});
