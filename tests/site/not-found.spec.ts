import { texts } from '../../shared/texts.ts';
import { readTitle, toolStack } from '../../shared/tools.ts';
import { languages, languageTags } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage, startOnInput, turnToControl } from './open-page.ts';

const missing = /status of 404/;

for (const { lang, prefix, tag, notFound, takeMeHome } of languages) {
  test(`[P-04, P-05, R-06, X-05] an unknown ${lang} URL shows the 404 page without a sidebar, with a link home`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(missing);
    const response = await page.goto(`${prefix}/guide/nope?x=1`);
    expect(response?.status()).toBe(404);
    const html = await response?.text();
    for (const text of [`lang="${tag}"`, notFound, takeMeHome]) expect(html).toContain(text);
    await expect(page).toHaveTitle(/^404 - /);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: takeMeHome }).click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rslib' })).toBeVisible();
  });

  test(`on the ${lang} 404 page, suggestions that arrive later do not move the link home`, async ({
    page,
    noScriptPage,
    expectedTrouble,
  }) => {
    expectedTrouble.push(missing);
    const [served, shown] = [noScriptPage, page].map((one) => one.getByRole('link', { name: takeMeHome }));
    await noScriptPage.goto(`${prefix}/config/dts`);
    await openPage(page, `${prefix}/config/dts`);
    await expect(page.getByRole('region', { name: texts['search.nearest'][lang] })).toBeVisible();
    expect(await shown!.boundingBox()).toEqual(await served!.boundingBox());
  });

  test(`the ${lang} 404 page suggests pages with similar paths`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(missing);
    await page.goto(`${prefix}/config/dts.html?a=1`);
    const offered = page.getByRole('region', { name: texts['search.nearest'][lang] }).getByRole('link');
    await expect(offered.first()).toHaveAttribute('href', `${prefix}/config/lib/dts`);
    expect(await offered.count()).toBeLessThanOrEqual(3);
    // A title instead of a path.
    const [title, address] = {
      en: ['Quick start', '/guide/start/quick-start'],
      zh: ['快速上手', '/zh/guide/start/quick-start'],
    }[lang];
    await page.goto(`${prefix}/${title}`);
    await expect(offered.first()).toHaveAttribute('href', address!);
    await openPage(page, `${prefix}/qqqq`);
    await expect(offered).toHaveCount(0);
  });
}

for (const which of ['origin', 'trial'] as const) {
  test(`[P-05, D-09] on the ${which === 'trial' ? 'site with versions' : 'site'}, an unknown URL with a language code inside is in the language of its beginning, before and after the application starts`, async ({
    page,
    origin,
    trial,
    expectedTrouble,
  }) => {
    expectedTrouble.push(missing);
    await startOnInput(page);
    for (const [address, lang] of [
      ['/nope/zh/nope', 'en'],
      ['/zh/en/nope', 'zh'],
    ] as const) {
      await page.goto({ origin, trial }[which] + address);
      const says = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[lang]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundText[lang]);
        const home = page.getByRole('link', { name: texts.takeMeHomeText[lang] });
        await expect(home).toHaveAttribute('href', lang === 'zh' ? '/zh/' : '/');
        await page.getByRole('button', { name: texts['toolSwitcher.button'][lang], exact: true }).click();
        const tools = page.getByRole('group', { name: readTitle(toolStack, lang), exact: true });
        await expect(tools).toBeVisible();
        await page.keyboard.press('Escape');
      };
      await says();
      await turnToControl(page);
      // Hydration would log a warning if the application rendered a different text.
      await hydrated(page);
      await says();
    }
  });
}

test('[P-06] a path below /zh/ that is unknown in English too stays Chinese, without a loop', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(missing);
  for (const address of ['/zh/nope', '/zh/404']) {
    await openPage(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  }
});
