import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { type SeamName, seams } from '../../plugins/seams.ts';
import { slugOf } from '../../shared/pages/slug-of.ts';
import { findBrowser, NO_BROWSER } from '../site/browser.ts';
import { hydrated } from '../site/hydrated.ts';
import { isSameDocument, markDocument } from '../site/shell.ts';
import { buildSite } from './build-site.ts';

const SITE = '.cache/two-pages';

const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const filesWith = (text: string, glob: string) =>
  globSync(glob, { cwd: SITE }).filter((file) => read(file).includes(text));
const page1 = () => read('index.html');
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What a built page says. */
const built: Partial<Record<SeamName, () => void>> = {
  'page-preload': () => {
    expect(count(page1(), /<link[^>]+rel="preload"[^>]+as="script"/g)).toBe(0);
    const [, script = ''] = /<meta name="page-script" content="\/([^"]+)">/.exec(page1()) ?? [];
    expect(read(script)).toContain('antelope');
  },
  'page-list': () => {
    expect(filesWith('Only of the second', 'static/js/**/*.js')).toHaveLength(1);
    expect(globSync('static/search_index.*.json', { cwd: SITE })).toHaveLength(1);
  },
  'text-modules': () =>
    expect(JSON.parse(read('text-modules.json')).sort()).toEqual(['virtual-i18n-text.js', 'virtual-site-data.js']),
  'preview-options': () => {
    expect(count(page1(), /<figcaption/g)).toBe(1);
    expect(page1()).not.toContain('rp-preview');
  },
  'heading-ids': () => {
    const ids = [...page1().matchAll(/<h2[^>]* id="([^"_]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([slugOf('C++ & C#, code and emphasis'), slugOf('模块，“引号” ——'), 'the-same', 'the-same-1']);
  },
  'root-element': () => expect(page1()).toMatch(/<div id="__rspress_root" data-shell="\w+">.*<main/s),
};

/** Follows the link to the second page, in the application. */
async function goToSecond(page: Page): Promise<void> {
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'To the second' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The second page' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

/** What a page does in a browser, which has opened the first one. */
const opened: Partial<Record<SeamName, (page: Page) => Promise<void>>> = {
  'client-entry': async (page) => {
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await scripts()).filter((name) => name.includes('/js/'))).toHaveLength(1);
    await hydrated(page);
    expect((await scripts()).filter((name) => name.includes('/js/async/')).length).toBeGreaterThan(0);
  },
  'page-meta': async (page) => {
    await goToSecond(page);
    await expect(page.getByRole('link', { name: /edit/i })).toHaveAttribute('href', /\/two\.mdx$/);
  },
  'chunk-errors': async (page) => {
    await page.route('**/js/async/**', (route) => route.abort('failed'));
    const told = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
    await told;
  },
  'history-state': async (page) => {
    await goToSecond(page);
    expect(await page.evaluate(() => history.state)).toMatchObject({ key: expect.any(String), idx: 1 });
  },
  'server-markup': async (page) => {
    const words = 'A paragraph with a word that only this page has';
    await page.goto(`${origin}/two`);
    await page.getByText(words).evaluate((element) => element.replaceChildren('Words of a translator'));
    await hydrated(page);
    await expect(page.getByText('Words of a translator')).toBeVisible();
  },
  'dom-nodes': async (page) => {
    await hydrated(page);
    await page.evaluate(() => {
      for (const child of document.querySelectorAll('main > *')) child.remove();
      for (const item of document.querySelectorAll('#page-outline li')) item.remove();
      document.querySelector('main')?.remove();
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/two';
      link.className = 'rp-link';
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveTitle(/The second page/);
    await expect(page.getByRole('banner')).toBeVisible();
  },
};

test.describe.configure({ mode: 'default' });
test.use({ launchOptions: findBrowser() ?? {} });

let origin = '';

test.beforeAll(async () => {
  const { status, said } = buildSite('two-pages');
  expect(status, said).toBe(0);
  const server = createSiteServer({ root: path.resolve(SITE) });
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  server.unref();
  origin = `http://${host}:${port}`;
});

test('each seam has a question, and there are at most twelve', () => {
  expect([...Object.keys(built), ...Object.keys(opened)].sort()).toEqual(Object.keys(seams).sort());
  expect(Object.keys(seams).length).toBeLessThanOrEqual(12);
});

for (const [name, ask] of Object.entries(built)) {
  test(`${name}: ${seams[name as SeamName].reliesOn}`, () => ask());
}

test.describe('in the browser', () => {
  // Before a test asks for one.
  test.skip(!findBrowser(), NO_BROWSER);
  for (const [name, ask] of Object.entries(opened)) {
    test(`${name}: ${seams[name as SeamName].reliesOn}`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${origin}/`);
      await ask(page);
      await page.close();
    });
  }
});
