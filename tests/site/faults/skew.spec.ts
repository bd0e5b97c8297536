import type { Page } from '@playwright/test';
import { libOptionRoutes } from '../../routes.ts';
import { hydrated } from '../hydrated.ts';
import { openPage } from '../open-page.ts';
import { isSameDocument, LOST_SCRIPT, linkTo, markDocument } from '../shell.ts';
import { isReadAt } from './is-read.ts';
import { type ReleaseHost, useReleases } from './releases.ts';
import { SECOND } from './second-release.ts';
import { expect, type ReadWritten, test } from './written-pages.ts';

const MOVED = '/config/lib/out-base';
const FIRST = '/config/lib/format';
/** Twenty links of the sidebar, from an old tab: every option, and some again. */
const WAY = [...libOptionRoutes, ...libOptionRoutes].filter((route) => route !== MOVED && route !== FIRST).slice(0, 20);
const [LAST, BEFORE_LAST, THIRD_LAST] = WAY.toReversed() as [string, string, string];

const OF_HOST = /request to another origin: http:\/\/127\.0\.0\.1/;

/**
 * Takes a step in the tab's history, and waits for the address alone: Playwright's own ask a document that may be gone.
 * One that goes while it is asked is asked again, where the step has not been taken.
 */
async function takeStep(page: Page, way: 'back' | 'forward', address: string): Promise<void> {
  await expect(async () => {
    if (page.url() !== address) await page.evaluate((name) => void setTimeout(() => history[name]()), way);
    await expect.poll(() => page.url()).toBe(address);
  }).toPass();
}

/** A tab on a host of releases, and what its pages say. */
type Reading = { page: Page; written: ReadWritten } & ReleaseHost;

/** Clicks from page to page, and reads each. */
async function readOn({ page, origin, written }: Reading, way: readonly string[]): Promise<void> {
  for (const route of way) {
    await linkTo(page, route).click();
    await isReadAt(page, origin + route, written);
    // Who reads moves the mouse before the next click: the application is there by then.
    await hydrated(page);
  }
}

/** Chooses Chinese in the bar, and reads the page in it. */
async function readInChinese({ page, origin, written }: Reading, route: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await isReadAt(page, `${origin}/zh${route}`, written);
}

test.describe.configure({ mode: 'default' });
const withReleases = useReleases(MOVED);

/** How many releases' assets a host keeps, and whether those of the old tab are among them. */
type Assets = { assets: string; keep: number; isKept: boolean };

type Tab = { page: Page; written: ReadWritten; expectedTrouble: RegExp[] };

/** Opens the first page of the first release in a tab, and has its script ready. */
async function inOldTab({ keep, isKept }: Assets, tab: Tab, read: (reading: Reading) => Promise<void>): Promise<void> {
  const { page, written, expectedTrouble } = tab;
  expectedTrouble.push(OF_HOST, ...(isKept ? [] : LOST_SCRIPT));
  await withReleases(keep, async (host) => {
    await openPage(page, host.origin + FIRST);
    await read({ page, written, ...host });
  });
}

const hosts: readonly Assets[] = [
  { assets: 'kept', keep: 5, isKept: true },
  { assets: 'gone', keep: 1, isKept: false },
];

for (const host of hosts) {
  const { assets, isKept } = host;

  test(`[X-06] a tab that was open before a release reads twenty pages, both languages, back and forward; old assets are ${assets}`, async ({
    page,
    written,
    expectedTrouble,
  }) => {
    await inOldTab(host, { page, written, expectedTrouble }, async (reading) => {
      const { origin, release } = reading;
      await expect(page).not.toHaveTitle(new RegExp(SECOND));
      let documents = 0;
      page.on('request', (sent) => {
        if (sent.isNavigationRequest()) documents += 1;
      });
      await markDocument(page);
      release();
      await readOn(reading, WAY);
      // The first page whose script is gone is loaded as a document; that one is of the new release, and lasts.
      expect(await isSameDocument(page)).toBe(isKept);
      expect(documents).toBe(isKept ? 0 : 1);

      await readInChinese(reading, LAST);

      for (const route of [LAST, BEFORE_LAST, THIRD_LAST]) {
        await page.goBack({ waitUntil: 'commit' });
        await isReadAt(page, origin + route, written);
      }
      await page.goForward({ waitUntil: 'commit' });
      await isReadAt(page, origin + BEFORE_LAST, written);
      await takeStep(page, 'forward', origin + LAST);
      await takeStep(page, 'forward', `${origin}/zh${LAST}`);
      await isReadAt(page, `${origin}/zh${LAST}`, written);

      // The application writes a title of its own, so the document is asked.
      expect(await (await page.reload())?.text()).toContain(SECOND);
      await isReadAt(page, `${origin}/zh${LAST}`, written);
    });
  });

  test(`[X-06] the language is switched right after a release, and two quick steps lead back, and forward again; old assets are ${assets}`, async ({
    page,
    written,
    expectedTrouble,
  }) => {
    await inOldTab(host, { page, written, expectedTrouble }, async (reading) => {
      const { origin, release } = reading;
      await readOn(reading, [LAST, BEFORE_LAST]);
      release();
      await readInChinese(reading, BEFORE_LAST);

      await takeStep(page, 'back', origin + BEFORE_LAST);
      await takeStep(page, 'back', origin + LAST);
      await isReadAt(page, origin + LAST, written);
      await takeStep(page, 'back', origin + FIRST);
      await isReadAt(page, origin + FIRST, written);
      for (const route of [LAST, BEFORE_LAST, `/zh${BEFORE_LAST}`]) await takeStep(page, 'forward', origin + route);
      await isReadAt(page, `${origin}/zh${BEFORE_LAST}`, written);
      await readOn(reading, [`/zh${LAST}`]);
    });
  });
}
