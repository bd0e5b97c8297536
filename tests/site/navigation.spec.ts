import { configRoutes, fileOf, guideRoutes, languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { sidebarOf } from './rspress-selectors.ts';

for (const language of languages) {
  const { lang, prefix } = language;

  test(`[N-01] the ${lang} bar links to the guide and the config, and marks the current section`, async ({ page }) => {
    const bar = page.getByRole('banner');
    const guide = bar.getByRole('link', { name: language.guide, exact: true });
    const config = bar.getByRole('link', { name: language.config, exact: true });
    await page.goto(`${prefix}/guide/faq/features`);
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await expect(config).not.toHaveAttribute('aria-current');
    await config.click();
    await expect(page).toHaveURL(`${prefix}/config/`);
    await expect(config).toHaveAttribute('aria-current', 'page');
    await expect(guide).not.toHaveAttribute('aria-current');
    await guide.click();
    await expect(page).toHaveURL(`${prefix}/guide/start/`);
  });

  test(`[N-02] the ${lang} guide sidebar has its groups and every guide page`, async ({ page }) => {
    await page.goto(`${prefix}/guide/basic/cli`);
    const sidebar = sidebarOf(page);
    for (const group of language.groups) {
      await expect(sidebar.getByText(group, { exact: true }).first()).toBeVisible();
    }
    const all = sidebar.getByRole('link', { includeHidden: true });
    const links = await all.evaluateAll((found) => found.map((a) => a.getAttribute('href')));
    expect(links).toEqual(guideRoutes.map((route) => prefix + route));
  });

  test(`[N-03] the ${lang} config sidebar has the overview, the lib options and the Rsbuild options`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/config/lib/format`);
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('link', { name: language.configOverview })).toBeVisible();
    for (const group of language.configGroups) {
      await expect(sidebar.getByText(group, { exact: true })).toBeVisible();
    }
    const all = sidebar.getByRole('link', { includeHidden: true });
    const links = await all.evaluateAll((found) => found.map((a) => a.getAttribute('href')));
    expect(links).toEqual(configRoutes.map((route) => prefix + route));
  });

  test(`[N-05] every ${lang} page has one edit link`, async ({ request }) => {
    for (const route of [...guideRoutes, ...configRoutes]) {
      const html = await (await request.get(prefix + route)).text();
      const links = [...html.matchAll(/href="[^"]*\/docs\/(\w+\/[^"]*\.mdx)"/g)].map(([, file]) => file);
      expect(links, prefix + route).toEqual([`${lang}${fileOf(route)}.mdx`]);
    }
  });
}
