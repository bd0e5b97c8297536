import { BROWSER_ARGUMENTS } from '../browser.ts';
import { openPage } from '../open-page.ts';
import { SIDEBAR } from '../rspress-selectors.ts';
import { HERE, NEXT } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { expect, test } from './written-pages.ts';

const REPORT = '/report';

/** What a page does when it comes back from the cache, in the page: it is used, and tells how that went. */
async function tellOnReturn([sidebar, next, report]: readonly [string, string, string]): Promise<void> {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const title = () => document.querySelector('h1')?.textContent?.replace('#', '').trim() ?? '';
    const shows = (is: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (is() ? resolve() : requestAnimationFrame(look));
        look();
      });
    const [here, first] = [location.pathname, title()];
    // What it does next would make it look again in any case.
    await shows(() => document.documentElement.classList.contains('dark'));
    document.querySelector<HTMLElement>(`${sidebar} a[href="${next}"]`)?.click();
    await shows(() => location.pathname === next && title() !== first);
    const second = title();
    history.back();
    await shows(() => location.pathname === here && title() === first);
    await fetch(`${report}?${encodeURIComponent(JSON.stringify({ first, second }))}`);
  });
}

/**
 * Playwright turns the back/forward cache off, since it cannot follow a page into it: here it is on, and
 * the page that comes back tells the host what it did.
 */
test('a page comes back from the back/forward cache as it was, works, and has what was stored meanwhile', async ({
  playwright,
  launchOptions,
  origin,
}) => {
  const told: unknown[] = [];
  const host = await startForwarding(origin, ({ url }) => {
    if (!url.startsWith(REPORT)) return false;
    told.push(JSON.parse(decodeURIComponent(url.slice(REPORT.length + 1))));
    return false;
  });
  const args = [...BROWSER_ARGUMENTS];
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const refusals: string[] = [];
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    refusals.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.addInitScript(tellOnReturn, [SIDEBAR, NEXT, REPORT] as const);
  await openPage(page, host.origin + HERE);
  await page.goto(`${host.origin}/zh/`);
  await page.evaluate(() => {
    localStorage.setItem('rspress-theme-appearance', 'dark');
    history.back();
  });
  await expect.poll(() => told.concat(refusals), 'what the page tells, or why it is not kept').not.toEqual([]);
  expect(refusals).toEqual([]);
  expect(told).toEqual([{ first: 'lib.id', second: 'lib.umdName' }]);
  await browser.close();
  await host.stop();
});
