import { type Browser, chromium, type Page, type Request } from 'playwright/test';
import { launchOptions } from '../site/browser.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import { OWN, type Site } from './sites/variants.ts';
import { brotliSize, settle, sum, visit } from './visit.ts';

const PART = 'transfer';

/** Start pages: all pages in their sidebars are opened one after another. */
const WALKS = ['/guide/basic/cli', '/config/lib/id'];

/** Measures what first visits and clicks transfer, in brotli bytes. */
export async function measureTransfers(sites: readonly Site[]): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Row>();
  function add(site: Site, measure: string, target: string, unit: Row['unit'], value: number): void {
    const row = rows.get(measure) ?? { part: PART, measure, unit, target, values: {} };
    row.values[site.name] = value;
    rows.set(measure, row);
  }
  for (const site of sites) {
    await whileServed(site, async (origin) => {
      for (const address of MEASURED_PAGES.flatMap((page) => [page, `/zh${page}`])) {
        // Stock Rspress redirects readers of another language.
        const context = await browser.newContext({ locale: address.startsWith('/zh') ? 'zh-CN' : 'en-US' });
        const { beforeLoad, byIdle } = await visit(await context.newPage(), origin + address, site.name === OWN.name);
        await context.close();
        const all = [...beforeLoad, ...byIdle];
        add(site, `${address} before load`, '≤ 40 kB', 'bytes', sum(beforeLoad));
        add(site, `${address} scripts before load`, '', 'bytes', sum(beforeLoad, 'script'));
        add(site, `${address} requests before load`, '≤ 8', 'count', beforeLoad.length);
        add(site, `${address} by idle`, '≤ 75 kB', 'bytes', sum(all));
        add(site, `${address} scripts by idle`, '', 'bytes', sum(all, 'script'));
      }
      const clicks = [];
      for (const walk of WALKS) clicks.push(...(await walkFrom(browser, site, origin + walk)));
      add(site, `a click, median of ${clicks.length}`, '≤ 4 kB', 'bytes', median(clicks));
    });
  }
  await browser.close();
  return [...rows.values()];
}

/** Clicks through all pages of a sidebar, and measures what each click transferred, including prefetches. */
async function walkFrom(browser: Browser, site: Site, start: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests = new Map<string, Request>();
  page.on('request', (request) => requests.set(request.url(), request));
  await visit(page, start, site.name === OWN.name);
  const clicks: number[] = [];
  for (const address of await addressesOf(page)) {
    requests.clear();
    // Not a mouse click: a moving pointer would prefetch the links it passes.
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`:is(aside, nav) a[href="${path}"]`)?.click(),
      address,
    );
    await page.waitForURL((url) => url.pathname === address);
    await settle(page, requests);
    const responses = await Promise.all([...requests.values()].map((request) => request.response()));
    const bodies = await Promise.all(responses.map(async (response) => (response?.ok() ? response.body() : '')));
    clicks.push(bodies.reduce((all, body) => all + brotliSize(Buffer.from(body)), 0));
  }
  await context.close();
  return clicks;
}

async function addressesOf(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const section = pathname.split('/', 2).join('/');
  const paths = await page
    .locator(`:is(aside, nav) a[href^="${section}/"]:not([href*="#"])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths)].filter((path) => path !== pathname);
}
