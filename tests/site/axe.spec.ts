import { hiddenRoutes, languages, routes } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { drawn } from './shell.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];
const missing = '/no-such-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every page is loaded once, for all that is promised of every page.
for (const { lang, prefix } of languages) {
  for (const path of [...routes, ...hiddenRoutes, missing]) {
    const id = hiddenRoutes.includes(path) ? 'R-08' : 'R-07';
    const address = prefix + path;
    test(`[${id}] ${address} answers in ${lang} with one title and no trouble, and axe finds nothing at 375 and 1440 px, in both themes`, async ({
      page,
      expectedTrouble,
    }) => {
      if (path === missing) expectedTrouble.push(/404 \(Not Found\)/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(path === missing ? 404 : 200);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.getByRole('main')).toBeVisible();
      for (const [index, viewport] of windows.entries()) {
        await page.setViewportSize(viewport);
        await drawn(page);
        await expectNoFindings(page, `${address}, ${viewport.width} px`, { isArticleSeen: index > 0 });
      }
    });
  }
}
