import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { sidebarOf } from './rspress-selectors.ts';

for (const { lang, prefix, groups } of languages) {
  test(`[N-04] ${lang} groups start expanded, and toggle by mouse and keyboard; the group of the current page opens automatically, and the others keep their state`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const sidebar = page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true });
    await expect(sidebar.locator('details[open] > summary')).toHaveText([...groups]);
    const group = sidebar.locator('summary', { hasText: groups[4] });
    const link = sidebar.locator(`a[href="${prefix}/guide/migration/tsup"]`);
    await group.click();
    await expect(link).toBeHidden();
    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await page.keyboard.press('Space');
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(sidebar.locator('summary', { hasText: groups[5] })).toBeFocused();

    await sidebar.locator('summary', { hasText: groups[2] }).click();
    const closed = sidebar.locator('details:not([open]) > summary').filter({ hasText: /./ });
    await expect(closed).toHaveText([groups[2], groups[4]]);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${prefix}/guide/basic/env-files`);
    await expect(closed).toHaveText([groups[4]]);
    await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', `${prefix}/guide/basic/env-files`);
  });

  test(`[N-08] the ${lang} sidebar shows every kind of entry`, async ({ page, trial }) => {
    await openPage(page, `${trial}${prefix}/guide/one`);
    const sidebar = sidebarOf(page);
    const label = (key: keyof typeof texts) => texts[key][lang];

    const section = sidebar.getByRole('list', { name: label('sidebar.gettingStarted') });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    const tagged = section.getByRole('link', { name: label('sidebar.basic') });
    await expect(tagged).toContainText('new');
    await expect(tagged).toHaveAttribute('href', `${prefix}/guide/one`);
    await expect(section.locator('[data-context="guide-one"]')).toHaveCount(1);
    expect(
      await sidebar
        .getByRole('separator')
        .evaluateAll((all) => all.map((hr) => getComputedStyle(hr).borderBlockStartStyle)),
    ).toEqual(['solid', 'dashed']);

    const closed = sidebar.locator('summary', { hasText: label('sidebar.migration') });
    await expect(sidebar.locator(`a[href="${prefix}/guide/open/leaf"]`)).toBeVisible();
    await expect(sidebar.locator(`a[href="${prefix}/guide/closed/leaf"]`)).toBeHidden();
    await closed.focus();
    await page.keyboard.press('Tab');
    await expect(sidebar.locator(`a[href="${prefix}/guide/fixed/leaf"]`)).toBeFocused();
    await expect(sidebar.locator('summary', { hasText: label('sidebar.faq') })).toHaveCount(0);
    await expect(sidebar.getByText(label('sidebar.faq'), { exact: true })).toBeVisible();

    const custom = sidebar.getByRole('link', { name: label('sidebar.libConfig') });
    await expect(custom).toHaveAttribute('href', `${prefix}/custom`);
    await expect(custom).not.toHaveAttribute('aria-current');
    await page.goto(`${trial}${prefix}/guide/three`);
    await expect(custom).toHaveAttribute('aria-current', 'true');
  });
}

test('[N-04] a group that is a page has a link, and opens and closes next to it', async ({ page }) => {
  await openPage(page, '/config/lib/');
  const link = sidebarOf(page).getByRole('link', { name: 'Lib Configurations', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await sidebarOf(page).getByLabel('Pages of Lib Configurations').click();
  await expect(sidebarOf(page).locator('a[href="/config/lib/dts"]')).toBeHidden();
  await expect(page).toHaveURL('/config/lib/');
});

test("[N-04] pages of an option's parts are collapsed below it, except around the current page", async ({
  page,
  noScriptPage,
}) => {
  const part = '/config/lib/dts-bundle';
  const link = sidebarOf(page).locator(`a[href="${part}"]`);
  await openPage(page, '/config/lib/format');
  await expect(link).toBeHidden();
  await sidebarOf(page).locator('a[href="/config/lib/dts"]').focus();
  await page.keyboard.press('Tab');
  await expect(sidebarOf(page).getByLabel('Pages of lib.dts', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(part);
  await page.reload();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  const crumbs = page.getByRole('navigation', { name: texts['breadcrumb.name'].en });
  await expect(crumbs).toContainText('lib.dtslib.dts.bundle');
  await noScriptPage.goto('/config/lib/format');
  await sidebarOf(noScriptPage).getByLabel('Pages of lib.dts', { exact: true }).click();
  await expect(sidebarOf(noScriptPage).locator(`a[href="${part}"]`)).toBeVisible();
});

test('[N-04, N-08] a collapsed group is prerendered open on its own page', async ({ noScriptPage, trial }) => {
  await noScriptPage.goto(`${trial}/zh/guide/closed/leaf`);
  await expect(sidebarOf(noScriptPage).locator('details:not([open])')).toHaveCount(0);
});

test('the current entry is scrolled into view only if it is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  const column = sidebarOf(page);
  const scrolled = () => column.evaluate((element) => element.scrollTop);
  const active = column.locator('[aria-current=page]');

  await page.goto('/config/lib/out-base');
  await expect(active).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBeGreaterThan(0);
  const before = await scrolled();
  await hydrated(page);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL('/config/lib/umd-name');
  await expect(active).toHaveAttribute('href', '/config/lib/umd-name');
  expect(await scrolled()).toBe(before);

  await openPage(page, '/config/');
  expect(await scrolled()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar starts with a complete row, wherever the current page is', async ({ page }) => {
  for (const [address, height] of [
    ['/config/lib/dts-bundle', 900],
    ['/config/rsbuild/tools', 700],
    ['/guide/faq/features', 800],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(address);
    const column = sidebarOf(page);
    await expect(column.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    const cut = () =>
      column.evaluate((box) => {
        const { top: edge } = box.getBoundingClientRect();
        const rows = [...box.querySelectorAll('a, summary')].map((row) => row.getBoundingClientRect());
        return rows.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length;
      });
    await expect.poll(cut, { message: address }).toBe(0);
    expect(await column.evaluate(({ scrollTop }) => scrollTop), address).toBeGreaterThan(0);
  }
});
