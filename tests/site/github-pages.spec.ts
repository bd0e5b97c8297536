import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { describeSite } from '../../deploy/describe-site.ts';
import { movedDocuments, notFoundInAll } from '../../deploy/hosts/github-pages.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { languages, languageTags } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { startOnInput, turnToControl } from './open-page.ts';

const MISSING = /status of 404/;

let policy: string | undefined;

/** A host with one 404 page for all URLs, and without custom headers. */
async function answerAsOneHost(page: Page, base: string): Promise<void> {
  policy ??= readOutput('dist').policy;
  const body = notFoundInAll(base, policy, (file) => readFileSync(`dist${file}`, 'utf8'));
  await page.route(/\/(?:nope|zhuyin)$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  );
}

test("[R-06] GitHub Pages' single 404 page is in the language of the URL, before and after hydration", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startOnInput(page);
  await answerAsOneHost(page, '/');
  for (const { tag, prefix, notFound, takeMeHome } of languages) {
    await page.goto(`${prefix}/guide/nope`);
    const says = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
      await expect(page.getByRole('main')).toHaveCount(1);
    };
    await says();
    await turnToControl(page);
    // Hydration would log an error if the application rendered a different text.
    await hydrated(page);
    await says();
    await page.getByRole('link', { name: takeMeHome }).click();
    await expect(page).toHaveURL(`${prefix}/`);
  }
});

test('[E-04] with a base path, the language of an unknown URL is read after the base', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startOnInput(page);
  await answerAsOneHost(page, '/docs/');
  for (const [address, lang] of [
    ['/docs/nope', 'en'],
    ['/docs/zh/nope', 'zh'],
    ['/docs/zh/guide/nope', 'zh'],
    ['/docs/zhuyin', 'en'],
    ['/zh/nope', 'en'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('lang', languageTags[lang]);
  }
});

test('[R-06] without JavaScript, the single 404 page shows all languages', async ({ noScriptPage: page }) => {
  await answerAsOneHost(page, '/');
  await page.goto('/zh/nope');
  for (const { prefix, notFound, takeMeHome } of languages) {
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page.getByRole('link', { name: takeMeHome })).toHaveAttribute('href', `${prefix}/`);
  }
});

/** Invented former paths and their targets. */
const FORMER = { '/guide/first-steps': '/guide/basic/cli', '/guide/begin/': '/guide/start/' };

/** Serves former paths like the host: `/a` from a file, `/a/` from a folder's index, types by file name. */
async function answerFormer(page: Page): Promise<void> {
  const { paths, policy: all } = readOutput('dist');
  const read = (file: string) => readFileSync(`dist${file}`, 'utf8');
  const documents = movedDocuments(describeSite(paths, all, '/', FORMER), read);
  const of = (path: string) => documents[path] ?? documents[`${path.replace(/\/$/, '/index')}.html`];
  await page.route(
    ({ pathname }) => of(pathname) !== undefined,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = `text/${pathname.endsWith('.md') ? 'markdown' : 'html'}; charset=utf-8`;
      return route.fulfill({ contentType, body: of(pathname) });
    },
  );
}

test("[P-06] on GitHub Pages a page's former path redirects with query and hash; its Markdown exists under both", async ({
  page,
}) => {
  await answerFormer(page);
  for (const { prefix } of languages) {
    for (const [former, now] of [
      ['/guide/first-steps?a=1#usage', '/guide/basic/cli?a=1#usage'],
      ['/guide/first-steps/', '/guide/basic/cli'],
      ['/guide/first-steps.html', '/guide/basic/cli'],
      ['/guide/begin', '/guide/start/'],
    ] as const) {
      await page.goto(prefix + former, { waitUntil: 'commit' });
      await expect(page).toHaveURL(prefix + now);
    }
    const markdown = await page.goto(`${prefix}/guide/first-steps.md`);
    expect(await markdown?.text()).toBe(readFileSync(`dist${prefix}/guide/basic/cli.md`, 'utf8'));
  }
  // Back skips the document in between.
  await page.goto('/');
  await page.goto('/guide/first-steps', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/guide/basic/cli');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test("[P-06] without JavaScript, a page's former path redirects too", async ({ noScriptPage: page }) => {
  await answerFormer(page);
  await page.goto('/zh/guide/first-steps', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh/guide/basic/cli');
});
