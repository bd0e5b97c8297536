import type { Page } from '@playwright/test';
import type { Lang } from '../../site/languages.ts';
import { texts } from '../../site/texts.ts';
import { configRoutes, languages, libOptionRoutes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

const fieldOf = (page: Page, lang: Lang) =>
  page.getByRole('searchbox', { name: texts['overview.filterNameText'][lang], exact: true });
const statusOf = (page: Page) => page.getByRole('search').getByRole('status');

/** The addresses of the listed pages, in order; headings' addresses have a hash. */
const pagesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('li > a[href]:not([href*="#"])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const language of languages) {
  const { lang, prefix } = language;
  const address = `${prefix}/config/`;
  const everyPage = configRoutes
    .filter((route) => !/^\/config\/(lib\/|rsbuild\/)?$/.test(route))
    .map((route) => prefix + route);

  test(`[P-03] the ${lang} overview lists the pages of the sidebar by its sections, and ends with its edit link and the next page`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await pagesOf(page)).toEqual(everyPage);
    for (const group of language.configGroups) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').locator(`a[href="${prefix}/config/lib/dts#usage"]`)).toBeVisible();
    await expect(fieldOf(page, lang)).not.toBeFocused();
    await expect(page.getByRole('main').getByRole('link', { name: language.editLink })).toHaveAttribute(
      'href',
      new RegExp(`/docs/${lang}/config/index\\.mdx$`),
    );
    await expect(page.locator(`main footer a[href^="${prefix}/config/"]`)).toHaveCount(1);
  });

  test(`[P-03] without script the ${lang} overview has its full index, and no filter that would not work`, async ({
    noScriptPage: page,
  }) => {
    await page.goto(`${address}?filter=dts`);
    expect(await pagesOf(page)).toEqual(everyPage);
    await expect(fieldOf(page, lang)).toBeHidden();
  });

  test(`[P-03, V-03] the ${lang} filter finds groups, pages and headings, and says how many pages`, async ({
    page,
  }) => {
    await page.goto(address);
    const field = fieldOf(page, lang);
    await expect(statusOf(page)).toContainText(String(everyPage.length));
    await field.fill('LIB.DTS');
    await expect.poll(() => pagesOf(page)).toEqual([`${prefix}/config/lib/dts`]);
    await expect(statusOf(page)).toHaveText(
      texts['overview.found'][lang].replace('{{pages}}', '1').replace('{{all}}', String(everyPage.length)),
    );
    await field.fill(language.configGroups[0].toLowerCase());
    await expect.poll(() => pagesOf(page)).toEqual(libOptionRoutes.map((route) => prefix + route));
    await expect(field).toBeFocused();
  });

  test(`[X-04] the ${lang} overview says that nothing matches, and for which text`, async ({ page }) => {
    await page.goto(address);
    await fieldOf(page, lang).fill('Nope & <b>');
    await expect(statusOf(page)).toContainText(texts['overview.filterNoResultText'][lang]);
    await expect(statusOf(page)).toContainText('Nope & <b>');
    expect(await pagesOf(page)).toEqual([]);
    await fieldOf(page, lang).fill('');
    await expect.poll(() => pagesOf(page)).toEqual(everyPage);
  });

  test(`[P-03] the ${lang} filter is kept in the address, and holds after a reload`, async ({ page }) => {
    await page.goto(`${address}?from=mail`);
    const field = fieldOf(page, lang);
    const before = await page.evaluate(() => window.history.length);
    await field.fill('auto-ext');
    await expect(page).toHaveURL(`${address}?from=mail&filter=auto-ext`);
    await field.fill('dts');
    await expect(page).toHaveURL(`${address}?from=mail&filter=dts`);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.reload();
    await expect(field).toHaveValue('dts');
    await expect.poll(() => pagesOf(page)).toContain(`${prefix}/config/lib/dts`);
    expect((await pagesOf(page)).length).toBeLessThan(everyPage.length);
    await field.fill('');
    await expect(page).toHaveURL(`${address}?from=mail`);
  });

  test(`nothing on the ${lang} overview is wider than a 320 px screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${address}?filter=dts`);
    await expect(statusOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('[P-03] a link and the way back bring the filter of their address', async ({ page }) => {
  await page.goto('/config/?filter=dts');
  await expect(fieldOf(page, 'en')).toHaveValue('dts');
  await page.getByRole('main').locator('li > a[href="/config/lib/dts"]').click();
  await expect(page).toHaveURL('/config/lib/dts');
  await page.goBack();
  await expect(fieldOf(page, 'en')).toHaveValue('dts');
  await page.locator('header').getByRole('link', { name: 'Config', exact: true }).click();
  await expect(page).toHaveURL('/config/');
  await expect(fieldOf(page, 'en')).toHaveValue('');
});

test('[K-05, P-03] overviewHeaders of the frontmatter lists depths 2 and 3; section headers make groups', async ({
  page,
  trial,
}) => {
  await page.goto(`${trial}/reference/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Reference/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    texts['sidebar.basic'].en,
    texts['sidebar.advanced'].en,
  ]);
  const listed = await main.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed).toEqual([
    '/reference/loose',
    '/reference/loose#first',
    '/reference/auto-shape',
    '/reference/auto-shape#usage',
    '/reference/auto-shape#deep',
    '/reference/moods/calm',
    '/reference/moods/calm#usage',
    '/reference/moods/lively',
    '/reference/moods/lively#colour',
  ]);
});
