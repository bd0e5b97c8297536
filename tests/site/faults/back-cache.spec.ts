import { findBrowser } from '../browser.ts';
import { openPage } from '../open-page.ts';
import { SIDEBAR } from '../rspress-selectors.ts';
import { HERE, NEXT } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { expect, test } from './page-text.ts';

const REPORT = '/report';

/** Uses a page restored from the cache, and reports to the host. Runs in the page. */
async function reportOnReturn([next, link, report]: readonly [string, string, string]): Promise<void> {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const title = () => document.querySelector('h1')?.textContent?.replace('#', '').trim() ?? '';
    const shows = (is: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (is() ? resolve() : requestAnimationFrame(look));
        look();
      });
    const [here, first] = [location.pathname, title()];
    // Before the click, which reads the storage anyway.
    await shows(() => document.documentElement.classList.contains('dark'));
    document.querySelector<HTMLElement>(link)?.click();
    await shows(() => location.pathname === next && title() !== first);
    const second = title();
    history.back();
    await shows(() => location.pathname === here && title() === first);
    await fetch(`${report}?${encodeURIComponent(JSON.stringify({ first, second }))}`);
  });
}

/** Playwright disables the back/forward cache and cannot follow a page into it, so enable it here. */
test('a page restored from the back/forward cache is unchanged, works, and sees what was stored meanwhile', async ({
  playwright,
  origin,
}) => {
  const fullBrowser = findBrowser(process.env, true);
  test.skip(!fullBrowser, 'a headless shell has no such cache');
  const reports: unknown[] = [];
  const host = await startForwarding(origin, ({ url }) => {
    if (!url.startsWith(REPORT)) return false;
    reports.push(JSON.parse(decodeURIComponent(url.slice(REPORT.length + 1))));
    return false;
  });
  const browser = await playwright.chromium.launch({
    ...fullBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const refusals: string[] = [];
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    refusals.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.addInitScript(reportOnReturn, [NEXT, `${SIDEBAR} a[href="${NEXT}"]`, REPORT] as const);
  await openPage(page, host.origin + HERE);
  await page.goto(`${host.origin}/zh/`);
  await page.evaluate(() => {
    localStorage.setItem('rspress-theme-appearance', 'dark');
    // Later, so that this call has returned when the document is left.
    setTimeout(() => history.back());
  });
  await expect.poll(() => reports.concat(refusals), 'the report, or why the page was not cached').not.toEqual([]);
  expect(refusals).toEqual([]);
  expect(reports).toEqual([{ first: 'lib.id', second: 'lib.umdName' }]);
  await browser.close();
  await host.stop();
});
