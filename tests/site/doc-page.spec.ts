import { texts } from '../../shared/texts.ts';
import { dateText } from '../../theme/doc-footer/date-text.ts';
import { guideRoutes, languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { lastChangeOf } from './last-change.ts';
import { openPage } from './open-page.ts';
import { sidebarOf } from './rspress-selectors.ts';
import { holdRequests, linkTo } from './shell.ts';

for (const { lang, prefix, groups } of languages) {
  test(`[P-02, N-05, E-03] a ${lang} doc page has its sidebar, article, outline, edit link, and the previous and next page`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/basic/typescript`);
    await expect(page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: texts.outlineTitle[lang], exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    const edit = main.getByRole('link', { name: texts.editLinkText[lang] });
    await expect(edit).toHaveCount(1);
    await expect(edit).toHaveAttribute(
      'href',
      new RegExp(`^https://.*/edit/main/docs/${lang}/guide/basic/typescript\\.mdx$`),
    );
    const beside = main.getByRole('navigation', { name: texts['prevNext.name'][lang] });
    const links = beside.getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toContainText(texts.prevPageText[lang]);
    await expect(links.nth(0)).toHaveAttribute('href', `${prefix}/guide/basic/configure-rslib`);
    await expect(links.nth(1)).toContainText(texts.nextPageText[lang]);
    await expect(links.nth(1)).toHaveAttribute('href', `${prefix}/guide/basic/output-format`);
  });

  test(`[P-02] the ${lang} next links lead through the whole guide to its end`, async ({ request }) => {
    let address: string | undefined = prefix + guideRoutes[0];
    const passed: string[] = [];
    while (address !== undefined && passed.length <= guideRoutes.length) {
      passed.push(address);
      const html: string = await (await request.get(address)).text();
      address = /<a(?=[^>]*\srel="next")[^>]*\shref="([^"]+)"/.exec(html)?.[1];
    }
    expect(passed).toEqual(guideRoutes.map((route) => prefix + route));
  });

  test(`[P-02] the ${lang} breadcrumb has the groups of the page, and the page; the page shows its last change, unless the clone is shallow`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/basic/cli`);
    const time = page.getByRole('main').locator('time');
    // Pages have no date in a shallow clone.
    const changed = lastChangeOf(`docs/${lang}/guide/basic/cli.mdx`);
    await expect(time).toHaveCount(changed ? 1 : 0);
    if (changed) await expect(time).toHaveAttribute('datetime', changed);
    await expect(page.getByRole('main').getByText(texts.lastUpdatedText[lang])).toBeVisible({
      visible: changed !== undefined,
    });
    const crumbs = page.getByRole('navigation', { name: texts['breadcrumb.name'][lang] }).getByRole('listitem');
    const name = await sidebarOf(page).locator('a[aria-current=page]').textContent();
    await expect(crumbs).toHaveText([groups[2], name ?? '']);
    await expect(crumbs.last().locator('[aria-current=page]')).toHaveText(name ?? '');
    await page.goto(`${prefix}/config/lib/dts`);
    await expect(crumbs.first().getByRole('link')).toHaveAttribute('href', `${prefix}/config/lib/`);
    await page.goto(`${prefix}/config/`);
    await expect(crumbs).toHaveCount(0);
  });

  test(`the ${lang} skip link is the first tab stop, becomes visible, and leads to the article`, async ({ page }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.skipLink[lang] });
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Space');
    await skip.click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${prefix}/guide/basic/cli`);
    await expect(skip).not.toHaveCSS('clip-path', 'none');
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('the date of the last change is the same in all time zones, before and after a navigation', async ({ page }) => {
    test.skip(lastChangeOf('docs/zh/guide/basic/cli.mdx') === undefined, 'a shallow clone has no dates');
    await openPage(page, '/zh/guide/basic/cli');
    const time = page.getByRole('main').locator('time');
    await expect(time).toHaveText(dateText((await time.getAttribute('datetime')) ?? '', 'zh'));
    await linkTo(page, '/zh/guide/basic/typescript').click();
    await expect(page).toHaveURL('/zh/guide/basic/typescript');
    await expect(time).toHaveText(dateText((await time.getAttribute('datetime')) ?? '', 'zh'));
  });
});

test('images of an article have a size before they load, so that nothing shifts', async ({ page, trial }) => {
  const release = await holdRequests(page, '**/mark.svg');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${trial}/image-sizes`, { waitUntil: 'domcontentloaded' });
  const images = page.getByRole('main').locator('img');
  const sizes = () => images.evaluateAll((all) => all.map((img) => [img.clientWidth, img.clientHeight]));
  const bottom = () => page.getByText('Words to read.').evaluate((p) => p.getBoundingClientRect().top);
  // The application starts after the pictures, or on input.
  await page.mouse.move(5, 300);
  await hydrated(page);
  const [before, place] = [await sizes(), await bottom()];
  expect(before[0]).toEqual([24, 24]);
  expect(before[2]).toEqual([12, 12]);
  expect(before[1]![0]! / before[1]![1]!).toBeCloseTo(640 / 240, 1);
  release();
  await expect
    .poll(() => images.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)))
    .toBe(true);
  expect(await sizes()).toEqual(before);
  expect(await bottom()).toBe(place);
});

test('translators are told to leave code as it is', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await expect(page.locator('pre')).not.toHaveCount(0);
  await expect(page.locator('pre:not([translate=no] *)')).toHaveCount(0);
});
