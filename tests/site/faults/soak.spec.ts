import type { CDPSession, Page } from 'playwright/test';
import { libOptionRoutes } from '../../routes.ts';
import { expect, test } from '../fixtures.ts';
import { openPage } from '../open-page.ts';
import { SIDEBAR } from '../rspress-selectors.ts';
import { isSameDocument, markDocument } from '../shell.ts';

/** The number of measured pages: `SOAK=2000 npx playwright test --project=site soak`. */
const NAVIGATIONS = Number(process.env.SOAK ?? 54);

/** Six pages in turn, opened by sidebar links; all measurements are on the last one. */
const ROUND = libOptionRoutes.filter((route) => !/dts|format/.test(route)).slice(0, 6);

/** After this many pages the caches are full: page scripts and data, fifty history entries and scroll positions. */
const FILLING = 54;

/** Compiled code counts as heap and grows with use, so disable it. */
const NO_MACHINE_CODE = '--js-flags=--jitless';

/** The allowed ratio between the last and the first third, for noise. */
const ALLOWED = { JSHeapUsedSize: 1.02, Nodes: 1.01, JSEventListeners: 1.01 };

type Measured = Record<keyof typeof ALLOWED, number>;

/** Opens each page of a round as fast as the tab can show them. */
async function walkRound(page: Page): Promise<void> {
  await page.evaluate(
    async ([sidebar, routes]) => {
      for (const route of routes) {
        const shown = new Promise((resolve, reject) => {
          addEventListener('RspressReloadContent', resolve, { once: true });
          setTimeout(reject, 30_000, new Error(`${route} is not shown`));
        });
        document.querySelector<HTMLElement>(`${sidebar} a[href="${route}"]`)?.click();
        await shown;
      }
    },
    [SIDEBAR, ROUND] as const,
  );
}

async function measure(client: CDPSession): Promise<Measured> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}

test(`a tab's memory does not grow over ${NAVIGATIONS} pages`, async ({ playwright, launchOptions, origin }) => {
  test.setTimeout(120_000 + 1000 * NAVIGATIONS);
  const args = [...(launchOptions.args ?? []), NO_MACHINE_CODE];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openPage(page, origin + ROUND.at(-1));
  await markDocument(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');

  for (let opened = 0; opened < FILLING; opened += ROUND.length) await walkRound(page);
  const measured: Measured[] = [];
  for (let opened = 0; opened < NAVIGATIONS; opened += ROUND.length) {
    await walkRound(page);
    measured.push(await measure(client));
  }
  expect(await isSameDocument(page)).toBe(true);
  await browser.close();

  const third = Math.floor(measured.length / 3);
  for (const name of Object.keys(ALLOWED) as (keyof Measured)[]) {
    // The minimum of several: garbage may not have been collected yet, but leaks never are.
    const least = (from: number, to: number) => Math.min(...measured.slice(from, to).map((one) => one[name]));
    const [first, last] = [least(0, third), least(measured.length - third, measured.length)];
    console.log(`soak: ${name}, least of the first and last third of ${NAVIGATIONS} pages: ${first}, ${last}`);
    expect.soft(last, name).toBeLessThanOrEqual(first * ALLOWED[name]);
  }
});
