import type { Page } from 'playwright/test';
import { languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { TABLE } from './rspress-selectors.ts';
import { shortSheets } from './short-sheets.ts';

/** About the size of A4, in CSS pixels. */
const paper = { width: 720, height: 1020 };

const colors = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all.map((element) => `${getComputedStyle(element).color} ${getComputedStyle(element).backgroundColor}`),
    );

for (const { lang, prefix } of languages) {
  test(`print shows only the article of a ${lang} page, always in the light theme, with complete code and tables, all tabs, and the URLs of links`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${prefix}/guide/basic/output-format`);
    const light = await colors(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await colors(page)).toEqual(light);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main footer')).toBeHidden();

    await page.setViewportSize(paper);
    for (const path of ['/guide/basic/output-format', '/guide/start/quick-start', '/config/lib/dts']) {
      await page.goto(prefix + path);
      const cut = await page.locator(`main :is(pre, table, ${TABLE})`).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth,
          )
          .map((element) => element.textContent),
      );
      expect(cut, path).toEqual([]);
    }
    await page.goto(`${prefix}/guide/start/quick-start`);
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    expect(await panels.count()).toBeGreaterThan(1);
    await expect(panels.filter({ visible: false })).toHaveCount(0);
    // Emulated media do not send the event of a real print.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const links = page.locator('main .rp-doc :is(p, li) a');
    const said = await links.evaluateAll((all) =>
      all.map((a) => {
        const { content } = getComputedStyle(a, '::after');
        // Some browser versions return the unresolved parts of `content`.
        const shown = content.replace('attr(href)', a.getAttribute('href') ?? '').replaceAll(/["() ]/g, '');
        return [a.getAttribute('href'), shown, (a as HTMLAnchorElement).href] as const;
      }),
    );
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(([href, shown, whole]) => !href?.startsWith('#') && shown !== whole)).toEqual([]);
    const inHeadings = page.locator('main :is(h1, h2, h3) a[href^="/"]');
    await page.goto(`${prefix}/config/`);
    const ofHeadings = await inHeadings.evaluateAll((all) => all.map((a) => getComputedStyle(a, '::after').content));
    expect(new Set(ofHeadings)).toEqual(new Set(['none']));
  });
}

test('a home page prints in full, dark on light, without animations and decoration', async ({ page }) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto('/');
  const main = page.getByRole('main');
  const words = async () => (await main.innerText()).split('\n').filter((line) => line.trim() !== '');
  const buttons = await main.getByRole('button').allInnerTexts();
  const said = (await words()).filter((line) => !buttons.includes(line));
  expect(said.length).toBeGreaterThan(15);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // All tabs are printed.
  expect(await words()).toEqual(expect.arrayContaining(said));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const wrong = await main.locator('h1, h2, h3, p, a, img').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const [red = 255] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        const isCut = left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
        // Backgrounds are not printed.
        return (element.localName !== 'a' && isCut) || red > 140;
      })
      .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`),
  );
  expect(wrong).toEqual([]);
});

/** The section of a route: `/config/lib` for `/config/lib/dts`. */
const sectionOf = (route: string) => route.split('/').slice(0, 3).join('/');

for (const { lang, prefix } of languages) {
  for (const section of new Set(routes.map(sectionOf))) {
    const pages = routes.filter((route) => sectionOf(route) === section);
    test(`no printed sheet of a ${lang} page in ${section} is empty or, but for the last, has fewer than five lines`, async ({
      page,
    }) => {
      test.setTimeout(10_000 * (pages.length + 1));
      const short: string[] = [];
      for (const address of pages) {
        await page.goto(prefix + address);
        const lines = await shortSheets(await page.pdf({ format: 'A4' }));
        if (lines) short.push(`${address}: ${lines}`);
      }
      expect(short).toEqual([]);
    });
  }
}
