import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../deploy/create-server.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';

const BASE = '/docs';
let server: Server;
let below = '';

/** A host with the site below `/docs/` and nothing else. */
test.beforeAll(async () => {
  const site = createSiteServer({ root: '.cache/trial-below' });
  server = createServer((request, response) => {
    if (!request.url?.startsWith(`${BASE}/`))
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not below the base');
    request.url = request.url.slice(BASE.length);
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers?: Record<string, unknown>,
    ) => typeof response;
    response.writeHead = ((status: number, headers?: Record<string, unknown>) =>
      writeHead(
        status,
        headers?.Location ? { ...headers, Location: BASE + headers.Location } : headers,
      )) as typeof response.writeHead;
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  below = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(new RegExp(`request to another origin: ${below}${BASE}/`));
});

for (const { prefix, pages } of [
  { prefix: '', pages: 'Pages' },
  { prefix: '/zh', pages: '页面' },
]) {
  test(`[E-04] with the base /docs/ the links, assets and pages below ${prefix}/ work`, async ({ page }) => {
    await openPage(page, `${below}${BASE}${prefix}/guide/one`);
    const addresses = await page
      .locator(':is(a, link)[href], :is(script, img)[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    const internal = addresses.filter((address) => address.startsWith('/'));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([]);
    for (const address of new Set(internal)) {
      const { status } = await page.request.get(below + address).then((answer) => ({ status: answer.status() }));
      expect(status, address).toBe(200);
    }
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${below}${BASE}${prefix}/guide/two`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: pages, exact: true }).locator('[aria-current=page]'),
    ).toBeVisible();
    await page.goto(`${below}${BASE}${prefix}/image-sizes`);
    await expect
      .poll(() =>
        page.locator('main img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  });

  test(`[E-04] with the base /docs/ an unknown address below ${prefix}/ is a 404 page that leads home`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 404/);
    const answer = await page.goto(`${below}${BASE}${prefix}/nope`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${below}${BASE}${prefix}/`);
  });
}

test('[E-04] the site has its title, description, icon, logo, base and default language, and is pre-rendered', async ({
  page,
  trial,
}) => {
  await page.goto('/guide/basic/cli');
  await expect(page).toHaveTitle(/ - Rslib$/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/logo.svg');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rslib' }).locator('img')).toHaveAttribute(
    'src',
    '/logo.svg',
  );
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
});
