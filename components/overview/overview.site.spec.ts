import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { globSync } from 'tinyglobby';
import type { Lang } from '../../shared/languages.ts';
import { texts as siteTexts } from '../../shared/texts.ts';
import { configRoutes, languages, libOptionRoutes } from '../../tests/routes.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { texts as ownTexts } from './texts.ts';

const fieldOf = (page: Page, lang: Lang) =>
  page.getByRole('searchbox', { name: siteTexts['overview.filterNameText'][lang], exact: true });
const statusOf = (page: Page) => page.getByRole('search').getByRole('status');

/** The paths of the listed pages, in order; those of headings have a hash. */
const pagesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('.rp-doc li > a[href]:not([href*="#"])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Headings that many pages share. */
const commonHeadings = [
  ['usage', { en: 'Usage', zh: '用法' }],
  ['try-it', { en: 'Try it', zh: '试一试' }],
] as const;

/** How many option pages have a heading. */
function pagesWith(heading: string): number {
  const files = globSync('docs/en/config/*/*.mdx', { ignore: '**/index.mdx' });
  const count = files.filter((file) => readFileSync(file, 'utf8').match(`\n##+ ${heading}( |\n)`)).length;
  expect(count).toBeGreaterThan(2);
  return count;
}

for (const language of languages) {
  const { lang, prefix } = language;
  const address = `${prefix}/config/`;
  const everyPage = configRoutes
    .filter((route) => !/^\/config\/(lib\/|rsbuild\/)?$/.test(route))
    .map((route) => prefix + route);

  test(`[P-03] the ${lang} overview starts with its introduction, has an outline, lists the sidebar's pages by section, and ends with edit link and next page`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const introduction = (await main.getByRole('table').first().boundingBox())?.y ?? NaN;
    const field = (await fieldOf(page, lang).boundingBox())?.y ?? NaN;
    expect(introduction).toBeLessThan(500);
    expect(field).toBeGreaterThan(introduction);
    expect(field).toBeLessThan(900);
    await expect(fieldOf(page, lang)).not.toBeFocused();
    expect(await pagesOf(page)).toEqual(everyPage);
    for (const group of language.configGroups) {
      await expect(main.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible();
    }
    await expect(main.locator(`a[href="${prefix}/config/lib/dts#dts-bundle"]`)).toBeVisible();
    const edit = new RegExp(`/docs/${lang}/config/index\\.mdx$`);
    await expect(main.getByRole('link', { name: language.editLink })).toHaveAttribute('href', edit);
    await expect(page.locator(`main footer a[href^="${prefix}/config/"]`)).toHaveCount(1);
    const entries = page.getByRole('navigation', { name: language.outline, exact: true }).getByRole('link');
    expect(await entries.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))).toEqual([
      '#lib',
      '#rsbuild',
      '#where-a-key-may-stand',
      '#what-wins',
      '#keys-that-do-nothing',
    ]);
    await entries.nth(1).click();
    await expect(page.locator('h2:target')).toHaveText(language.configGroups[1]);
  });

  test(`[P-03, V-03, X-04] the ${lang} filter finds groups, pages and headings, shows the number of pages, and reports that nothing matches the typed text`, async ({
    page,
  }) => {
    await page.goto(address);
    const field = fieldOf(page, lang);
    await expect(statusOf(page)).toContainText(String(everyPage.length));
    await field.fill('LIB.DTS');
    const dtsPages = everyPage.filter((route) => route.includes('/lib/dts'));
    await expect.poll(() => pagesOf(page)).toEqual(dtsPages);
    await expect(statusOf(page)).toHaveText(
      ownTexts['overview.found'][lang]
        .replace('{{pages}}', String(dtsPages.length))
        .replace('{{all}}', String(everyPage.length)),
    );
    await field.fill(language.configGroups[0].toLowerCase());
    await expect.poll(() => pagesOf(page)).toEqual(libOptionRoutes.map((route) => prefix + route));
    await expect(field).toBeFocused();
    await field.fill('dts bundle');
    await expect(page.getByRole('main').locator(`li a[href="${prefix}/config/lib/dts#dts-bundle"]`)).toBeVisible();
    for (const [id, text] of commonHeadings) {
      const found = page.getByRole('main').locator(`li a[href$="#${id}"]`);
      await expect(found).toHaveCount(0);
      await field.fill(text[lang]);
      await expect(found).toHaveCount(pagesWith(text.en));
    }
    await field.fill('Nope & <b>');
    await expect(statusOf(page)).toContainText(siteTexts['overview.filterNoResultText'][lang]);
    await expect(statusOf(page)).toContainText('Nope & <b>');
    expect(await pagesOf(page)).toEqual([]);
    await field.fill('');
    await expect.poll(() => pagesOf(page)).toEqual(everyPage);
  });

  test(`[P-03, V-03] a ${lang} card has its page's description, type and default, but no headings common to all pages; without JavaScript the index is full and there is no filter`, async ({
    noScriptPage: page,
  }) => {
    await page.goto(`${address}?filter=dts`);
    const card = page.getByRole('main').locator(`li:has(> a[href="${prefix}/config/lib/bundle"])`);
    const [, answer = ''] =
      /^description: "?(.+?)"?$/m.exec(readFileSync(`docs/${lang}/config/lib/bundle.mdx`, 'utf8')) ?? [];
    await expect(card.getByText(answer, { exact: true })).toBeVisible();
    await expect(card.locator('dd')).toHaveText(['boolean', 'true']);
    for (const id of ['usage', 'what-goes-wrong', 'related']) {
      await expect(page.getByRole('main').locator(`li a[href$="#${id}"]`)).toHaveCount(0);
    }
    expect(await pagesOf(page)).toEqual(everyPage);
    await expect(fieldOf(page, lang)).toBeHidden();
  });

  test(`[P-03] the ${lang} filter is kept in the URL and after a reload`, async ({ page }) => {
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
}

test('[P-03] links and back apply the filter of their URL', async ({ page }) => {
  await page.goto('/config/?filter=dts');
  await expect(fieldOf(page, 'en')).toHaveValue('dts');
  await page.getByRole('main').locator('li > a[href="/config/lib/dts"]').click();
  await expect(page).toHaveURL('/config/lib/dts');
  await page.goBack();
  await expect(fieldOf(page, 'en')).toHaveValue('dts');
  await fieldOf(page, 'en').fill('s');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page
    .getByRole('main')
    .locator('li > a[href="/config/lib/dts"]')
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/config/lib/dts');
  await page.goBack();
  await expect(fieldOf(page, 'en')).toHaveValue('s');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await fieldOf(page, 'en').fill('dts');
  await page.locator('header').getByRole('link', { name: 'Config', exact: true }).click();
  await expect(page).toHaveURL('/config/');
  await expect(fieldOf(page, 'en')).toHaveValue('');
});
