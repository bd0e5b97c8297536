import { createSiteServer } from '../../deploy/create-server.ts';
import { languages } from '../routes.ts';
import { serve } from '../serve.ts';
import { test as base, expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { sidebarOf } from './rspress-selectors.ts';

const BASE = '/docs';

/** A test whose trial site is below `/docs/`, on a host with nothing else. */
const test = base.extend<object, { trial: string }>({
  trial: [
    async ({}, use) => serve(createSiteServer({ root: '.cache/trial-below', base: `${BASE}/` }), use),
    { scope: 'worker' },
  ],
});

for (const { prefix, takeMeHome } of languages) {
  test(`[E-04] with the base /docs/ the links, assets and pages below ${prefix}/ work, and an unknown address shows the 404 page with a link home`, async ({
    page,
    trial,
    expectedTrouble,
  }) => {
    const home = `${trial}${BASE}${prefix}/`;
    await openPage(page, `${home}guide/one`);
    // Pages for trials have no Markdown.
    const addresses = await page
      .locator(':is(a:not([data-markdown]), link)[href], :is(script, img)[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    const internal = addresses.filter((address) => address.startsWith('/'));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([]);
    for (const address of new Set(internal))
      expect((await page.request.get(trial + address)).status(), address).toBe(200);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${home}guide/two`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebarOf(page).locator('[aria-current=page]')).toBeVisible();
    await page.goto(`${home}image-sizes`);
    await expect
      .poll(() =>
        page.locator('main img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);

    expectedTrouble.push(/status of 404/);
    const answer = await page.goto(`${home}nope`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await page.getByRole('link', { name: takeMeHome }).click();
    await expect(page).toHaveURL(home);
  });
}

base(
  "[E-04] pages have the site's title, description, icon, logo, base and default language, and are prerendered",
  async ({ page, trial }) => {
    await page.goto('/guide/basic/cli');
    await expect(page).toHaveTitle(/ - Rslib$/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/logo.svg');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Rslib' }).locator('img');
    await expect(logo).toHaveAttribute('src', '/logo.svg');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    const index = await page.request.get('/guide/basic/cli');
    expect(await index.text()).toContain('<h1');
    await openPage(page, `${trial}/records`);
    const { site } = JSON.parse((await page.getByTestId('records').textContent()) ?? '');
    expect(site).toMatchObject({
      base: '/',
      lang: 'en',
      title: 'Trial',
      icon: '/mark.svg',
      logo: '/elsewhere/mark.svg',
      search: { codeBlocks: true },
    });
  },
);
