import type { Page } from '@playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { TABLE } from './rspress-selectors.ts';

/** About the size of A4, in CSS pixels. */
const paper = { width: 720, height: 1020 };

const colours = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all.map((element) => `${getComputedStyle(element).color} ${getComputedStyle(element).backgroundColor}`),
    );

for (const { lang, prefix } of languages) {
  test(`print shows only the article of a ${lang} page, in the colours of the light theme whatever the screen shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${prefix}/guide/basic/output-format`);
    const light = await colours(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await colours(page)).toEqual(light);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main footer')).toBeHidden();
  });

  test(`in print, code and tables of ${lang} pages are whole, every tab shows, and links show their address`, async ({
    page,
  }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
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
    const links = page.locator('main p a, main li a');
    const said = await links.evaluateAll((all) =>
      all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content]),
    );
    expect(said.length).toBeGreaterThan(3);
    expect(
      said.filter(
        ([href, content]) => !href?.startsWith('#') && content !== `" (" attr(href) ")"` && content !== `" (${href})"`,
      ),
    ).toEqual([]);
  });
}

test('a home page prints in full, dark on light, and without animations and decoration', async ({ page }) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto('/');
  const main = page.getByRole('main');
  const words = async () => (await main.innerText()).split('\n').filter((line) => line.trim() !== '');
  const said = await words();
  expect(said.length).toBeGreaterThan(15);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await words()).toEqual(said);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const wrong = await main.locator('h1, h2, h3, p, a, img').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const [red = 255] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        const isCut = left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
        // Browsers print no backgrounds.
        return (element.localName !== 'a' && isCut) || red > 140;
      })
      .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`),
  );
  expect(wrong).toEqual([]);
});
