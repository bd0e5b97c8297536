import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { languages, routes } from '../../routes.ts';
import { SIDEBAR } from '../rspress-selectors.ts';
import { INDEX_TROUBLE, searchOf } from '../search-page.ts';
import { LOST_SCRIPT } from '../shell.ts';
import { languageOf } from './fault.ts';
import { expect, expectPage, test } from './page-text.ts';
import { useReleases } from './releases.ts';

/** `RELEASE_MINUTES=60` reads for an hour, with pauses. */
const MINUTES = Number(process.env.RELEASE_MINUTES ?? 0);

/** `RELEASE_SEED` repeats the actions of a run, though not to the millisecond. */
const SEED = Number(process.env.RELEASE_SEED ?? Date.now() % 1e9);

const MOVED = '/config/lib/out-base';

const PAGES = new Set(languages.flatMap(({ prefix }) => routes.map((route) => prefix + route)));

let state = (SEED % 2147483646) + 1;
/** A random number below 1; the same ones for the same seed. */
function random(): number {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;

/** Clicks one of the links to pages that both releases have, and returns where it leads. */
async function clickOne(page: Page, links: Locator): Promise<string> {
  const all = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  const href = pick(all.filter((href) => PAGES.has(href.replace(/#.*/, '')) && !href.includes(MOVED)));
  const chosen = links.and(page.locator(`[href="${href}"]`));
  await chosen.first().click();
  return href;
}

/** What readers do; each returns the address where it leads. */
const actions: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  follow: (page) => clickOne(page, page.locator(`:is(${SIDEBAR}, main) a:visible`)),
  async language(page) {
    // The menu's links get the anchor a moment after it opens.
    if (page.url().includes('#')) return actions.reload!(page);
    const menu = page.getByRole('banner').getByRole('button', { name: /^(Language|语言)/ });
    await menu.click();
    return clickOne(page, page.locator(`a[lang]:not([lang=${languageOf(page)}]):visible`));
  },
  async search(page) {
    const { button, dialog, field, rows, retry } = searchOf(page, languageOf(page));
    if (await retry.isVisible()) await page.reload();
    if (!(await dialog.isVisible())) await button.click();
    await field.fill(pick(['dts', 'css', 'react', 'minify', 'alias']));
    await rows.first().waitFor();
    return clickOne(page, rows);
  },
  back: (page) =>
    page.evaluate(() => {
      const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
      if (before) setTimeout(() => history.back());
      return before ?? location.href;
    }),
  async reload(page) {
    const address = page.url();
    await page.reload({ waitUntil: 'commit' });
    return address;
  },
};

const withReleases = useReleases(MOVED);

for (const { assets, keep, acts } of [
  { assets: 'kept', keep: 2, acts: 20 },
  { assets: 'gone', keep: 1, acts: 8 },
])
  test(`[X-06] releases at any moment, with old assets ${assets}, lose no action of a reader in five tabs`, async ({
    context,
    pageTexts,
    expectedTrouble,
  }) => {
    if (keep === 1) expectedTrouble.push(...LOST_SCRIPT, ...INDEX_TROUBLE, /Loading chunk/);
    test.setTimeout(240_000 + MINUTES * 60_000);
    expectedTrouble.push(/request to another origin: http:\/\/127\.0\.0\.1/);
    const did = [`RELEASE_SEED=${SEED}`];
    const end = Date.now() + MINUTES * 60_000;
    await withReleases(keep, async ({ origin, release }) => {
      const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
      for (const page of tabs) {
        if (assets === 'gone') page.setDefaultTimeout(2500);
        await page.goto(origin);
      }
      while (did.length <= acts || Date.now() < end) {
        const page = pick(tabs);
        const name = pick(Object.keys(actions));
        // While the page loads, or later.
        const released = pick([false, false, true]) && delay(random() * 600).then(release);
        did.push(`${tabs.indexOf(page)} ${page.url().slice(origin.length)} ${name}${released ? ', release' : ''}`);
        await page.bringToFront();
        let address = '';
        const act = async () => {
          address = new URL(await actions[name]!(page), origin).href;
        };
        // A document whose scripts are gone loads itself again, which closes what the reader has opened.
        await (assets === 'kept' ? act() : expect(act).toPass());
        await expectPage(page, address, pageTexts);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', languageOf(page));
        const hasStyle = () =>
          page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--rp-c-bg'));
        // A release between a page and its style takes the style away; the reader loads the page again.
        if (assets === 'gone' && !(await hasStyle())) await page.reload();
        expect(await hasStyle()).not.toBe('');
        await released;
        if (MINUTES > 0) await delay(random() * 2000);
      }
    }).finally(() => console.log([did[0], `${did.length - 1} actions, the last ones:`, ...did.slice(-5)].join('\n')));
  });
