import type { Page } from 'playwright/test';
import { texts } from '../../../shared/texts.ts';
import { libOptionRoutes } from '../../routes.ts';
import { hydrated } from '../hydrated.ts';
import { openPage } from '../open-page.ts';
import { searchOf } from '../search-page.ts';
import { isSameDocument, LOST_SCRIPT, linkTo, markDocument, recordDocuments } from '../shell.ts';
import { expect, expectPage, type PageTexts, test } from './page-text.ts';
import { SECOND, useReleases } from './releases.ts';

const MOVED = '/config/lib/out-base';
const FIRST = '/config/lib/format';
const OPTIONS = libOptionRoutes.filter((route) => route !== MOVED && route !== FIRST);
const [LAST, BEFORE_LAST] = OPTIONS.toReversed() as [string, string];
const UNKNOWN = 'PAGE NOT FOUND';

/** Goes back or forward, again if the document was replaced meanwhile, and waits for the URL. */
async function takeStep(page: Page, way: 'back' | 'forward', address: string): Promise<void> {
  await expect(async () => {
    if (page.url() !== address) await page.evaluate((name) => void setTimeout(() => history[name]()), way);
    await expect.poll(() => page.url()).toBe(address);
  }).toPass();
}

test.describe.configure({ mode: 'default' });
const withReleases = useReleases(MOVED);

for (const { assets, keep } of [
  { assets: 'kept', keep: 5 },
  { assets: 'gone', keep: 1 },
]) {
  const isKept = assets === 'kept';

  test.describe(`old assets are ${assets}`, () => {
    test.beforeEach(({ expectedTrouble }) => {
      expectedTrouble.push(/request to another origin: http:\/\/127\.0\.0\.1/);
      if (!isKept) expectedTrouble.push(...LOST_SCRIPT);
    });

    /** Follows links, and waits for hydration before each click, because a mouse would have triggered it. */
    async function follow(page: Page, origin: string, routes: readonly string[], texts: PageTexts): Promise<void> {
      for (const route of routes) {
        await linkTo(page, route).click();
        await expectPage(page, origin + route, texts);
        await hydrated(page);
      }
    }

    async function chooseChinese(page: Page): Promise<void> {
      await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
      await page.getByRole('link', { name: '简体中文' }).first().click();
    }

    test('[X-06] a tab opened before a release can read all options, in both languages', async ({
      page,
      pageTexts,
    }) => {
      await withReleases(keep, async ({ origin, release }) => {
        await openPage(page, origin + FIRST);
        await expect(page).not.toHaveTitle(new RegExp(SECOND));
        const documents = recordDocuments(page);
        await markDocument(page);
        release();
        await follow(page, origin, OPTIONS, pageTexts);
        // The first page whose script is gone loads as a document of the new release, which works from then on.
        expect(await isSameDocument(page)).toBe(isKept);
        expect(documents).toHaveLength(isKept ? 0 : 1);

        await chooseChinese(page);
        await expectPage(page, `${origin}/zh${LAST}`, pageTexts);
        // The application sets its own title, so check the response.
        expect(await (await page.reload())?.text()).toContain(SECOND);
        await expectPage(page, `${origin}/zh${LAST}`, pageTexts);
      });
    });

    test('[X-06] after switching the language right after a release, two quick steps lead back and forward again', async ({
      page,
      pageTexts,
    }) => {
      await withReleases(keep, async ({ origin, release }) => {
        await openPage(page, origin + FIRST);
        await follow(page, origin, [LAST, BEFORE_LAST], pageTexts);
        release();
        await chooseChinese(page);
        await expectPage(page, `${origin}/zh${BEFORE_LAST}`, pageTexts);

        await takeStep(page, 'back', origin + BEFORE_LAST);
        await takeStep(page, 'back', origin + LAST);
        await expectPage(page, origin + LAST, pageTexts);
        await takeStep(page, 'back', origin + FIRST);
        await expectPage(page, origin + FIRST, pageTexts);
        for (const route of [LAST, BEFORE_LAST, `/zh${BEFORE_LAST}`]) await takeStep(page, 'forward', origin + route);
        await expectPage(page, `${origin}/zh${BEFORE_LAST}`, pageTexts);
        await follow(page, origin, [`/zh${LAST}`], pageTexts);
      });
    });

    test('a page removed by a release is readable if its script was loaded, and unknown otherwise', async ({
      page,
      browser,
      pageTexts,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/status of 404/);
      await withReleases(keep, async ({ origin, release }) => {
        await openPage(page, origin + FIRST);
        // Hovering over a link loads its page.
        const fetched = page.waitForResponse(/\/static\/js\/async\//);
        await linkTo(page, MOVED).hover();
        await (await fetched).finished();
        const otherContext = await browser.newContext({ viewport: page.viewportSize() });
        const other = await otherContext.newPage();
        await openPage(other, origin + FIRST);
        release();

        await linkTo(page, MOVED).click();
        await expectPage(page, origin + MOVED, pageTexts);
        await linkTo(page, LAST).click();
        await expectPage(page, origin + LAST, pageTexts);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(origin + MOVED);
        // If back loads a document, it is the 404 page.
        const unknown = page.getByText(UNKNOWN);
        await expect(unknown.or(page.getByRole('heading', { level: 1, name: 'outBase' }))).toBeVisible();
        const reloaded = await page.reload();
        expect([reloaded?.status(), await reloaded?.text()]).toEqual([404, expect.stringContaining(SECOND)]);
        await expect(unknown).toBeVisible();
        await page.getByRole('link', { name: 'Take me home' }).click();
        await expectPage(page, `${origin}/`, pageTexts);

        await linkTo(other, MOVED).click();
        await expect(other).toHaveURL(origin + MOVED);
        if (isKept) await expectPage(other, origin + MOVED, pageTexts);
        else await expect(other.getByText(UNKNOWN)).toBeVisible();
        await other.goBack({ waitUntil: 'commit' });
        await expectPage(other, origin + FIRST, pageTexts);
        await otherContext.close();
      });
    });

    test('search works after a release: at once if its script is kept, else once the document has been reloaded', async ({
      page,
      expectedTrouble,
    }) => {
      if (!isKept) expectedTrouble.push(/Loading (?:CSS )?chunk/, /ChunkLoadError/, /Failed to fetch search index/);
      await withReleases(keep, async ({ origin, release }) => {
        await openPage(page, origin + FIRST);
        release();
        const search = searchOf(page);
        await search.button.click();
        if (!isKept) {
          await search.retry.click();
          // The document that takes its place belongs to the new release, and so does its search.
          await expect(search.dialog.getByRole('alert')).toHaveText(texts['search.reloaded'].en);
        }
        await search.field.fill('dts');
        await search.rows.first().click();
        await expect(page).toHaveURL(/\/config\/lib\/dts/);
      });
    });
  });
}
