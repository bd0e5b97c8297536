import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const asking = (...wanted: string[]) => ({ wanted });

/** Lets the browser ask for languages, best first. */
async function ask(page: Page, { wanted }: { wanted: string[] }): Promise<void> {
  await page.addInitScript((languages) => {
    Object.defineProperty(navigator, 'languages', { value: languages });
    Object.defineProperty(navigator, 'language', { value: languages[0] });
  }, wanted);
}

async function ends(page: Page, from: string, at: string): Promise<void> {
  await page.goto(from);
  await expect(page).toHaveURL(at);
  await hydrated(page);
  expect(page.url().endsWith(at)).toBe(true);
}

test('[R-09] a Chinese reader comes to Chinese once, with query and hash, and never again', async ({ page }) => {
  await ask(page, asking('fr', 'zh-CN', 'en'));
  await ends(page, '/guide/basic/cli?a=1#usage', '/zh/guide/basic/cli?a=1#usage');
  await ends(page, '/guide/basic/typescript?b=2#x', '/guide/basic/typescript?b=2#x');
  await ends(page, '/', '/');
});

test('[R-09] the first visit leaves no entry to fall back into', async ({ page }) => {
  await ask(page, asking('zh-CN'));
  await page.goto('about:blank');
  const before = await page.evaluate(() => history.length);
  await ends(page, '/', '/zh/');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('[R-09] a shared Chinese address stays, and so do readers of other languages', async ({ page }) => {
  await ask(page, asking('en-US', 'zh'));
  await ends(page, '/zh/guide/basic/cli', '/zh/guide/basic/cli');
  await ends(page, '/guide/basic/cli', '/guide/basic/cli');
});

test('[R-09] a French reader who asks for no Chinese stays', async ({ page }) => {
  await ask(page, asking('fr-FR', 'en'));
  await ends(page, '/guide/basic/cli', '/guide/basic/cli');
});

for (const trouble of ['throws', 'forgets'] as const) {
  test(`[R-09] where storage ${trouble} nobody is led anywhere`, async ({ page }) => {
    await ask(page, asking('zh-CN'));
    await page.addInitScript((how) => {
      Storage.prototype.setItem = () => {
        if (how === 'throws') throw new DOMException('no', 'SecurityError');
      };
    }, trouble);
    await ends(page, '/guide/basic/cli', '/guide/basic/cli');
    await ends(page, '/', '/');
  });
}

for (const path of ['//evil.test/x', '/%5Cevil.test', '/zh//evil.test', '/%2F%2Fevil.test']) {
  test(`[R-09] a first visit of ${path} stays on the site`, async ({ page, origin, expectedTrouble }) => {
    expectedTrouble.push(/status of 40[04]/);
    await ask(page, asking('zh-CN'));
    await page.goto(`${origin}${path}`);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);
  });
}

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', locale: 'zh-CN' });
  test('[R-09] is never led away', async ({ page }) => {
    await ends(page, '/guide/basic/cli', '/guide/basic/cli');
  });
});
