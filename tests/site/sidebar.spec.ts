import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { sidebarOf } from './rspress-selectors.ts';

for (const { lang, prefix, groups, configGroups } of languages) {
  const sidebarName = texts['pages.name'][lang];

  test(`[N-04] ${lang} groups are buttons that start expanded, and close and open by mouse and keyboard`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const sidebar = page.getByRole('navigation', { name: sidebarName, exact: true });
    await expect(sidebar.getByRole('button', { expanded: true })).toHaveText([...groups]);
    const group = sidebar.getByRole('button', { name: groups[4] });
    const link = sidebar.locator(`a[href="${prefix}/guide/migration/tsup"]`);
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await page.keyboard.press('Space');
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('button', { name: groups[5] })).toBeFocused();
  });

  test(`[N-04] the ${lang} group of the active page opens itself, and the others stay as they were`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const sidebar = page.getByRole('navigation', { name: sidebarName, exact: true });
    await sidebar.getByRole('button', { name: groups[0] }).click();
    await sidebar.getByRole('button', { name: groups[2] }).click();
    await expect(sidebar.getByRole('button', { expanded: false })).toHaveText([groups[0], groups[2]]);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${prefix}/guide/basic/configure-rslib`);
    await expect(sidebar.getByRole('button', { expanded: false })).toHaveText([groups[0]]);
    await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', `${prefix}/guide/basic/configure-rslib`);
  });

  test(`[N-04] a ${lang} group that is a page has a link, and a button of its own`, async ({ page }) => {
    await openPage(page, `${prefix}/config/lib/`);
    const sidebar = page.getByRole('navigation', { name: sidebarName, exact: true });
    await expect(sidebar.getByRole('link', { name: configGroups[0], exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const button = sidebar.getByRole('button', { name: texts['pages.of'][lang].replace('{{group}}', configGroups[0]) });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.locator(`a[href="${prefix}/config/lib/dts"]`)).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/config/lib/`);
  });

  test(`[N-08] the ${lang} sidebar shows every kind of entry`, async ({ page, trial }) => {
    await openPage(page, `${trial}${prefix}/guide/one`);
    const sidebar = page.getByRole('navigation', { name: sidebarName, exact: true });
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

    const open = sidebar.getByRole('button', { name: label('sidebar.solution') });
    const closed = sidebar.getByRole('button', { name: label('sidebar.migration') });
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.locator(`a[href="${prefix}/guide/open/leaf"]`)).toBeVisible();
    await expect(sidebar.locator(`a[href="${prefix}/guide/closed/leaf"]`)).toBeHidden();
    await closed.focus();
    await page.keyboard.press('Tab');
    await expect(sidebar.locator(`a[href="${prefix}/guide/fixed/leaf"]`)).toBeFocused();
    await expect(sidebar.getByRole('button', { name: label('sidebar.faq') })).toHaveCount(0);
    await expect(sidebar.getByText(label('sidebar.faq'), { exact: true })).toBeVisible();

    const custom = sidebar.getByRole('link', { name: label('sidebar.libConfig') });
    await expect(custom).toHaveAttribute('href', `${prefix}/custom`);
    await expect(custom).not.toHaveAttribute('aria-current');
    await page.goto(`${trial}${prefix}/guide/three`);
    await expect(custom).toHaveAttribute('aria-current', 'true');
  });

  test(`[N-04, N-08] a collapsed ${lang} group is open on its own page from the first byte`, async ({
    page,
    trial,
  }) => {
    await page.goto(`${trial}${prefix}/guide/closed/leaf`);
    const group = page
      .getByRole('navigation', { name: sidebarName, exact: true })
      .getByRole('button', { name: texts['sidebar.migration'][lang] });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const html = await (await page.request.get(`${trial}${prefix}/guide/closed/leaf`)).text();
    expect(/<nav[^>]*aria-label[^>]*>(?:(?!<\/nav>).)*<div[^>]*\shidden/s.exec(html)).toBeNull();
  });
}

test('the active entry is scrolled into view only where it is out of view', async ({ page }) => {
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

test('without a script every page of the sidebar has a visible link, in collapsed groups too', async ({
  noScriptPage: page,
  trial,
}) => {
  await page.goto(`${trial}/guide/one`);
  await page.getByRole('navigation', { name: 'Pages', exact: true }).locator('a[href="/guide/closed/leaf"]').click();
  await expect(page).toHaveURL(`${trial}/guide/closed/leaf`);
});
