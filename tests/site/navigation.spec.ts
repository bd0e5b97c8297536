import { configRoutes, fileOf, guideRoutes, languages, libOptionRoutes } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { ARTICLE, OUTLINE, SIDEBAR } from './rspress-selectors.ts';

for (const language of languages) {
  const { lang, prefix } = language;

  test(`[N-01] the ${lang} bar leads to the guide and the config`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const bar = page.locator('header').first();
    await bar.getByRole('link', { name: language.config, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/config/`);
    await bar.getByRole('link', { name: language.guide, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/`);
  });

  test(`[N-01] the ${lang} bar marks the section of the page`, async ({ page }) => {
    const bar = page.getByRole('banner');
    const guide = bar.getByRole('link', { name: language.guide, exact: true });
    const config = bar.getByRole('link', { name: language.config, exact: true });
    await page.goto(`${prefix}/guide/faq/features`);
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await expect(config).not.toHaveAttribute('aria-current');
    await config.click();
    await expect(config).toHaveAttribute('aria-current', 'page');
    await expect(guide).not.toHaveAttribute('aria-current');
  });

  test(`[N-02] the ${lang} guide sidebar has its groups and every guide page`, async ({ page }) => {
    await page.goto(`${prefix}/guide/basic/cli`);
    const sidebar = page.locator(SIDEBAR);
    for (const group of language.groups) {
      await expect(sidebar.getByText(group, { exact: true }).first()).toBeVisible();
    }
    const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(guideRoutes.map((route) => prefix + route));
  });

  test(`[N-03] the ${lang} config sidebar has the overview, the lib options and the Rsbuild options`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/config/lib/format`);
    const sidebar = page.locator(SIDEBAR);
    await expect(sidebar.getByRole('link', { name: language.configOverview })).toBeVisible();
    for (const group of language.configGroups) {
      await expect(sidebar.getByText(group, { exact: true })).toBeVisible();
    }
    const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(configRoutes.map((route) => prefix + route));
    for (const route of libOptionRoutes) expect(links).toContain(prefix + route);
  });

  test(`[N-05] a ${lang} page has an outline of its headings and an edit link to its source`, async ({ page }) => {
    await page.goto(`${prefix}/config/lib/dts`);
    const outline = page.locator(OUTLINE);
    await expect(outline.getByText(language.outline)).toBeVisible();
    const headings = await page
      .locator(`${ARTICLE} :is(h2, h3)[id]`)
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(headings.length).toBeGreaterThan(3);
    const entries = await outline
      .locator('a[href*="#"]')
      .evaluateAll((all) => all.map((a) => decodeURIComponent((a as HTMLAnchorElement).hash)));
    for (const heading of headings) expect(entries).toContain(heading);
    const edit = page.getByRole('link', { name: language.editLink });
    await expect(edit).toHaveAttribute('href', new RegExp(`/docs/${lang}/config/lib/dts\\.mdx$`));
  });

  test(`[N-05] every ${lang} page has one edit link`, async ({ request }) => {
    for (const route of [...guideRoutes, ...configRoutes]) {
      const html = await (await request.get(prefix + route)).text();
      const links = [...html.matchAll(/href="[^"]*\/docs\/(\w+\/[^"]*\.mdx)"/g)].map(([, file]) => file);
      expect(links, prefix + route).toEqual([`${lang}${fileOf(route)}.mdx`]);
    }
  });
}
