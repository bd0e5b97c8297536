import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';
import { REQUEST_TIMEOUT } from '../../../shared/request-timeout.ts';
import { texts } from '../../../shared/texts.ts';
import { hydrated } from '../hydrated.ts';
import { INDEX, searchOf } from '../search-page.ts';
import { answerWith, endingAnswers } from './answers.ts';
import { type Fault, languageOf } from './fault.ts';
import { expect } from './page-text.ts';

const FAILED = /Failed to fetch search index, please reload the page and try again/;

const json = (value: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(value) });
const page = { id: '/x', title: 'A page', content: 'dts', toc: [], routePath: '/config/lib/dts', domain: 'config' };

/** JSON that is not a list of documents. */
const notDocuments: Record<string, unknown> = {
  'is an object': { hits: [] },
  'is an empty list': [],
  'has no text': [{ ...page, content: undefined }],
};

/** An attacker's documents: search may find them, but nothing in them may run. */
const hostile = ['//evil.test/dts', 'https://evil.test/dts', 'javascript:injected()', '/\\evil.test/dts'].map(
  (routePath) => ({
    ...page,
    routePath,
    title: '<img src=x onerror=injected()> dts',
    content: '<script>injected()</script> dts </script>',
  }),
);

const wrongData = [
  ...endingAnswers,
  ...Object.entries(notDocuments).map(([name, value]) => ({ name, give: json(value) })),
];

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(searchOf(page, languageOf(page)).dialog).toHaveCount(0);
}

/** The index of the first wrong data that a reader's demand meets: before it come the opening and a change. */
const FIRST_DEMAND = 2;

/**
 * Whatever arrives instead of the data, search reports it, and retries on each change and on demand until it works.
 * The console has one message for an opening or a demand, and none for further changes.
 */
async function searchRecovers(page: Page): Promise<void> {
  const lang = languageOf(page);
  const search = searchOf(page, lang);
  const messages: string[] = [];
  page.on('console', (message) => FAILED.test(message.text()) && messages.push(message.text()));
  let openingsAndDemands = 0;
  for (const [index, { name, give }] of wrongData.entries()) {
    const isChange = index % 2 === 1;
    if (!isChange) openingsAndDemands += 1;
    const logged = isChange || page.waitForEvent('console', (message) => FAILED.test(message.text()));
    const given = new Promise<void>((resolve) => {
      void page.route(INDEX, async (route) => {
        await give(route);
        resolve();
      });
    });
    if (index === 0) await search.button.click();
    else if (isChange) await search.field.fill(`dts ${index}`);
    else await search.retry.click();
    await Promise.all([given, logged]);
    await expect(search.status, `search data ${name}`).toContainText(texts['search.failed'][lang]);
    await expect(search.retry).toBeVisible();
    await expect(search.dialog).not.toContainText(/Error|is not|undefined|JSON/);
    if (index === FIRST_DEMAND) {
      // It might help, so the document is reloaded once and opens search again, without the data.
      await expect(search.dialog).toHaveAttribute('data-reloaded');
      await expect(search.retry).toBeVisible();
      openingsAndDemands += 1;
    }
    await expect.poll(() => messages.length, `messages when search data ${name}`).toBe(openingsAndDemands);
    await page.unroute(INDEX);
  }
  await search.retry.click();
  await expect(search.field).toBeFocused();
  await expect(search.rows.first()).toBeVisible();
  await expect(search.retry).toHaveCount(0);
  await close(page);
}

async function hostileResultsDoNothing(page: Page): Promise<void> {
  const search = searchOf(page, languageOf(page));
  await search.button.click();
  await search.field.fill('dts');
  await expect(search.rows.first()).toContainText('<img src=x onerror=injected()>');
  await expect(search.dialog.locator('script, img')).toHaveCount(0);
  await expect(search.dialog.locator('a[href^="javascript:"]')).toHaveCount(0);
  for (const row of await search.rows.all()) await row.dispatchEvent('mouseenter');
  await close(page);
}

const SCRIPTS = 'dist/static/js/async';
const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
/** The only script that contains some texts. @throws if there is none or another one */
function scriptWith(...texts: string[]): RegExp {
  const found = scripts.filter((name) => {
    const script = readFileSync(path.join(SCRIPTS, name), 'utf8');
    return texts.every((text) => script.includes(text));
  });
  if (found.length !== 1) throw new Error(`scripts with ${texts.join(' and ')}: ${found.join(', ') || 'none'}`);
  return new RegExp(`/${found[0]}$`);
}

/** Resources of search. */
export const NEEDED: Record<string, RegExp> = {
  'script of the worker': scriptWith('importScripts', 'question'),
  engine: scriptWith('is not a list of search documents'),
  data: INDEX,
};

/** Search reports that something hangs, still handles a late response, and retries on demand. */
async function searchWaits(page: Page, requests: RegExp): Promise<void> {
  const lang = languageOf(page);
  const search = searchOf(page, lang);
  const held: Route[] = [];
  let isHeld = true;
  await page.route(requests, (route) => (isHeld ? void held.push(route) : route.continue()));
  const waitInVain = async () => {
    await page.clock.install();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dts');
    await expect(search.status).toContainText(texts['search.loading'][lang]);
    await expect(search.busy).toHaveAccessibleName(texts['search.loading'][lang]);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(REQUEST_TIMEOUT);
    await expect(search.status).toContainText(texts['search.failed'][lang]);
  };
  await waitInVain();
  for (const route of held.splice(0)) await route.continue();
  await expect(search.rows.first()).toBeVisible();
  await expect(search.retry).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await waitInVain();
  isHeld = false;
  await search.retry.click();
  await expect(search.rows.first()).toBeVisible();
  await close(page);
}

export const searchData: readonly Fault[] = [
  ...Object.entries(NEEDED).map(
    ([what, requests]): Fault => ({
      name: `the ${what} of search hangs`,
      context: {},
      when: ['use'],
      check: (page) => searchWaits(page, requests),
    }),
  ),
  {
    name: `search data ${wrongData.map(({ name }) => name).join(', ')}, and comes at last`,
    ids: '[X-01]',
    errors: [FAILED],
    allowedErrors: [/ERR_CONNECTION_RESET/, /Failed to load resource/],
    check: searchRecovers,
  },
  {
    name: 'search data is an attack',
    inject: (page) => answerWith(page, INDEX, json(hostile)),
    check: hostileResultsDoNothing,
  },
];
