import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage, turnToControl } from './open-page.ts';
import {
  holdScript,
  idle,
  isSameDocument,
  LOST_SCRIPT,
  linkTo,
  markDocument,
  recordDocuments,
  recordScripts,
  scriptOf,
} from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/env-files';
const OTHER = '/guide/basic/typescript';

test('[R-05] a page is fetched once when the reader hovers over a link to it', async ({ page, request }) => {
  const requested = recordScripts(page);
  const [here = '', other = ''] = await Promise.all([HERE, OTHER].map((address) => scriptOf(request, address)));
  await openPage(page, HERE);
  await idle(page);
  expect(requested).toContain(here);
  const before = requested.length;
  const link = linkTo(page, OTHER);
  await link.hover();
  await expect.poll(() => requested.slice(before)).toEqual([other]);
  await expect(page).toHaveURL(HERE);
  await link.click();
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('main')).toBeFocused();
  expect(new Set(requested).size).toBe(requested.length);
});

test('with Save-Data, no page is prefetched', async ({ page, request }) => {
  await openPage(page, HERE);
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested = recordScripts(page);
  const link = linkTo(page, OTHER);
  await link.hover();
  await link.focus();
  await page.waitForTimeout(200);
  expect(requested).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(OTHER);
  expect(requested).toContain(await scriptOf(request, OTHER));
});

test('[X-06] of two quick clicks the last one wins, however slow the first page is', async ({ page, request }) => {
  await openPage(page, HERE);
  await markDocument(page);
  const release = await holdScript(page, await scriptOf(request, OTHER));
  await linkTo(page, OTHER).click();
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
  await release();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Env files/);
  expect(await isSameDocument(page)).toBe(true);
});

test('[D-15] the bar of a slow page starts at 8 %, moves every 800 ms, at once under reduced motion, and completes with it', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openPage(page, HERE);
  const release = await holdScript(page, await scriptOf(request, OTHER));
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await linkTo(page, OTHER).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('aria-valuenow', '8');
  await page.clock.runFor(799);
  await expect(bar).toHaveAttribute('aria-valuenow', '8');
  await page.clock.runFor(1);
  await expect(bar).not.toHaveAttribute('aria-valuenow', '8');
  await expect(bar).toHaveCSS('transition-duration', /^0\.2s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('transition-duration', '0s');
  await page.clock.resume();
  await release();
  await expect(page).toHaveURL(OTHER);
  await expect(bar).toHaveCount(0);
});

for (const { lang, prefix } of languages) {
  test(`a ${lang} navigation updates title and focus, and is announced`, async ({ page }) => {
    await openPage(page, prefix + HERE);
    const status = page.locator('[role=status]').last();
    await expect(status).toBeEmpty();
    const first = await page.title();
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(prefix + NEXT);
    await expect(status).not.toBeEmpty();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const name = (heading ?? '').replace(/^#/, '').trim();
    await expect(status).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - Rslib`);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(first);
    await expect(status).toHaveText(first.replace(/ - Rslib$/, ''));
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('[X-06] a page whose script never arrives stays readable and loads at most twice', async ({
  page,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
  await openPage(page, HERE);
  const script = await scriptOf(request, OTHER);
  const documents = recordDocuments(page);
  /** The document number of each request for the script. */
  const requestedIn: number[] = [];
  await page.route(`**${script}`, (route) => {
    if (route.request().resourceType() === 'script') requestedIn.push(documents.length);
    return route.fulfill({ status: 404, body: '' });
  });
  await linkTo(page, OTHER).click();
  await expect.poll(() => documents.length).toBe(1);
  // The new document starts its application on the first input, and reloads itself.
  await expect(async () => {
    await turnToControl(page);
    expect(requestedIn).toContain(2);
  }).toPass();
  await idle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
  await hydrated(page);
  expect(documents.filter((address) => address === OTHER)).toHaveLength(2);
});

test('[X-06] if a script takes longer than ten seconds, the browser loads the URL', async ({
  page,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await page.clock.install();
  await openPage(page, HERE);
  await markDocument(page);
  const documents = recordDocuments(page);
  const script = `**${await scriptOf(request, OTHER)}`;
  await page.route(script, (route) => (documents.length > 0 ? route.continue() : undefined));
  const requested = page.waitForRequest(script);
  await linkTo(page, OTHER).click();
  await requested;
  await page.clock.runFor(9_000);
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  expect(documents).toEqual([OTHER]);
});

test('a link clicked with Ctrl opens in a new tab, and nowhere else', async ({ page, context }) => {
  await openPage(page, HERE);
  const opened = context.waitForEvent('page');
  await linkTo(page, OTHER).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(OTHER);
  await expect(page).toHaveURL(HERE);
});

test('[S-04] the page-change event fires once after each content change, without a view transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('unexpected view transition');
    };
  });
  await openPage(page, HERE);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    addEventListener('RspressReloadContent', () =>
      changes.push(`${location.pathname} ${document.querySelector('h1')?.textContent?.includes('TypeScript')}`),
    );
  });
  await linkTo(page, OTHER).click();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => page.evaluate('changes')).toEqual([`${OTHER} true`]);
  await page.goBack();
  await expect.poll(() => page.evaluate('changes')).toEqual([`${OTHER} true`, `${HERE} false`]);
});

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`[S-04] with the setting on and ${motion}, a navigation makes ${count} view transitions`, async ({
    page,
    trial,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      let transitions = 0;
      document.startViewTransition = (update) => {
        transitions += 1;
        Object.assign(window, { transitions });
        return start(update as ViewTransitionUpdateCallback);
      };
    });
    await openPage(page, `${trial}/guide/one`);
    await linkTo(page, '/guide/two').click();
    await expect(page).toHaveURL(`${trial}/guide/two`);
    expect(await page.evaluate('window.transitions ?? 0')).toBe(count);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Two/);
  });
}
