import { hydrated } from '../hydrated.ts';
import { openPage } from '../open-page.ts';
import { searchOf } from '../search-page.ts';
import { LOST_SCRIPT, linkTo } from '../shell.ts';
import { isReadAt } from './is-read.ts';
import { useReleases } from './releases.ts';
import { SECOND } from './second-release.ts';
import { expect, test } from './written-pages.ts';

const MOVED = '/config/lib/out-base';
const FIRST = '/config/lib/format';
const OTHER = '/config/lib/id';
const UNKNOWN = 'PAGE NOT FOUND';

const OF_HOST = /request to another origin: http:\/\/127\.0\.0\.1/;
const LOST_INDEX = [/Failed to fetch search index/, /Loading (?:CSS )?chunk/, /ChunkLoadError/];

test.describe.configure({ mode: 'default' });
const withReleases = useReleases(MOVED);

for (const { assets, keep, isKept } of [
  { assets: 'kept', keep: 5, isKept: true },
  { assets: 'gone', keep: 1, isKept: false },
]) {
  test(`search, and a tab that nobody has touched, after a release; old assets are ${assets}`, async ({
    page,
    context,
    written,
    expectedTrouble,
  }) => {
    expectedTrouble.push(OF_HOST, ...(isKept ? [] : [...LOST_SCRIPT, ...LOST_INDEX]));
    await withReleases(keep, async ({ origin, release }) => {
      const untouched = await context.newPage();
      await untouched.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await untouched.goto(origin + FIRST);
      // A tab behind another one draws once a second at most.
      await page.bringToFront();
      await openPage(page, origin + FIRST);
      release();

      // A document is whole without its application, and links lead on.
      await untouched.bringToFront();
      await linkTo(untouched, OTHER).click();
      await isReadAt(untouched, origin + OTHER, written);
      await untouched.mouse.move(300, 300);
      await untouched.mouse.move(301, 301);
      await hydrated(untouched);
      await isReadAt(untouched, origin + OTHER, written);

      await page.bringToFront();
      const search = searchOf(page);
      await search.button.click();
      if (!isKept) {
        await expect(search.retry).toBeVisible();
        await search.retry.click();
        await expect(search.retry).toBeVisible();
        await page.keyboard.press('Escape');
        // The next page is of the new release, and so is its search.
        await linkTo(page, OTHER).click();
        await isReadAt(page, origin + OTHER, written);
        await hydrated(page);
        await search.button.click();
      }
      await search.field.fill('dts');
      await search.rows.first().click();
      await expect(page).toHaveURL(/\/config\/lib\/dts/);
      await isReadAt(page, page.url(), written);
    });
  });

  test(`a page that a release took away is read where its script is here, and unknown elsewhere; old assets are ${assets}`, async ({
    page,
    browser,
    written,
    expectedTrouble,
  }) => {
    expectedTrouble.push(OF_HOST, /status of 404/, ...(isKept ? [] : LOST_SCRIPT));
    await withReleases(keep, async ({ origin, release }) => {
      // What the reader points at is fetched before it is clicked.
      await openPage(page, origin + FIRST);
      const fetched = page.waitForResponse(/\/static\/js\/async\/route-/);
      await linkTo(page, MOVED).hover();
      await (await fetched).finished();
      // Another reader's browser has not fetched it, nor kept it.
      const others = await browser.newContext({ viewport: page.viewportSize() });
      const other = await others.newPage();
      await openPage(other, origin + FIRST);
      release();

      // The old page is of its own address: stale, and better than none.
      await linkTo(page, MOVED).click();
      await isReadAt(page, origin + MOVED, written);
      await linkTo(page, OTHER).click();
      await isReadAt(page, origin + OTHER, written);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(origin + MOVED);
      // The release answers 404 where the way back loads a document; both can be read, and lead on.
      await expect(page.getByText(UNKNOWN).or(page.getByRole('heading', { level: 1, name: 'outBase' }))).toBeVisible();
      const reloaded = await page.reload();
      expect([reloaded?.status(), await reloaded?.text()]).toEqual([404, expect.stringContaining(SECOND)]);
      await expect(page.getByText(UNKNOWN)).toBeVisible();
      await page.getByRole('link', { name: 'Take me home' }).click();
      await isReadAt(page, `${origin}/`, written);

      await linkTo(other, MOVED).click();
      await expect(other).toHaveURL(origin + MOVED);
      if (isKept) await isReadAt(other, origin + MOVED, written);
      else await expect(other.getByText(UNKNOWN)).toBeVisible();
      await other.goBack({ waitUntil: 'commit' });
      await isReadAt(other, origin + FIRST, written);
      await others.close();
    });
  });
}
