import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { listen } from '../../../deploy/listen.ts';
import { publishRelease } from '../../../deploy/publish-release.ts';
import { libOptionRoutes } from '../../routes.ts';
import { hydrated } from '../hydrated.ts';
import { searchOf } from '../search-page.ts';
import { isSameDocument, linkTo, markDocument } from '../shell.ts';
import { SECOND, writeSecondRelease } from './second-release.ts';
import { expect, type ReadWritten, test, wordsOf } from './written-pages.ts';

const REMOVED = '/config/lib/out-base';
const FIRST = '/config/lib/format';
/** Twenty links of the sidebar, from an old tab: every option, and some again. */
const WAY = [...libOptionRoutes, ...libOptionRoutes]
  .filter((route) => route !== REMOVED && route !== FIRST)
  .slice(0, 20);

/** How many releases stay, with their assets. */
const KEEP = 5;

let folder = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  writeSecondRelease('dist', join(folder, 'second'), REMOVED);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A host of releases, with the first one published; the second replaces it as the deployed site does it. */
async function withReleases(name: string, use: (host: { origin: string; release(): void }) => Promise<void>) {
  const place = join(folder, name);
  publishRelease('dist', place, '1', KEEP);
  const server = createSiteServer({ root: join(place, 'current') });
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  await use({
    origin: `http://${host}:${port}`,
    release: () => publishRelease(join(folder, 'second'), place, '2', KEEP),
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The right page is on the screen, whole. */
async function isRead(page: Page, path: string, written: ReadWritten): Promise<void> {
  const { title, words } = await written(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const found = wordsOf(await page.locator('body').innerText());
  expect([...words].filter((word) => !found.has(word)).length / words.size, path).toBeLessThan(0.1);
}

test('[X-06] a tab that was open before a release reads twenty pages, both languages, back and forward; old assets are kept', async ({
  page,
  written,
  expectedTrouble,
}) => {
  expectedTrouble.push(/request to another origin: http:\/\/127\.0\.0\.1/);
  await withReleases('reading', async ({ origin, release }) => {
    await page.goto(origin + FIRST);
    await hydrated(page);
    await expect(page).not.toHaveTitle(new RegExp(SECOND));
    let documents = 0;
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) documents += 1;
    });
    await markDocument(page);
    release();
    for (const route of WAY) {
      await linkTo(page, route).click();
      await expect(page).toHaveURL(origin + route);
      await isRead(page, route, written);
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toBe(0);

    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await expect(page).toHaveURL(`${origin}/zh${WAY.at(-1)}`);
    await isRead(page, `/zh${WAY.at(-1)}`, written);

    for (const route of [WAY.at(-1), WAY.at(-2), WAY.at(-3)] as string[]) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(origin + route);
      await isRead(page, route, written);
    }
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(origin + WAY.at(-2));
    await isRead(page, WAY.at(-2) ?? '', written);
    await page.goForward({ waitUntil: 'commit' });
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${origin}/zh${WAY.at(-1)}`);
    await isRead(page, `/zh${WAY.at(-1)}`, written);

    // The application writes a title of its own, so the document is asked.
    expect(await (await page.reload())?.text()).toContain(SECOND);
    await isRead(page, `/zh${WAY.at(-1)}`, written);
  });
});

test('search, a page that is gone, and a tab that nobody has touched, after a release; old assets are kept', async ({
  page,
  context,
  written,
  expectedTrouble,
}) => {
  expectedTrouble.push(/request to another origin: http:\/\/127\.0\.0\.1/);
  await withReleases('search', async ({ origin, release }) => {
    const untouched = await context.newPage();
    await untouched.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await untouched.goto(origin + FIRST);
    const leaving = await context.newPage();
    await leaving.goto(origin + FIRST);
    await hydrated(leaving);
    await page.goto(origin + FIRST);
    await hydrated(page);
    release();

    // A document is whole without its application, and links lead on.
    await linkTo(untouched, '/config/lib/id').click();
    await expect(untouched).toHaveURL(`${origin}/config/lib/id`);
    await untouched.mouse.move(300, 300);
    await untouched.mouse.move(301, 301);
    await hydrated(untouched);
    await isRead(untouched, '/config/lib/id', written);

    await linkTo(leaving, REMOVED).click();
    await expect(leaving).toHaveURL(origin + REMOVED);
    await isRead(leaving, REMOVED, written);

    const search = searchOf(page);
    await search.button.click();
    await search.field.fill('dts');
    await search.rows.first().click();
    await expect(page).toHaveURL(/\/config\/lib\/dts/);
    await isRead(page, '/config/lib/dts', written);
  });
});
