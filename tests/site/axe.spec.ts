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

/** `/config/lib` of `/config/lib/dts`. */
const sectionOf = (route: string) => route.split('/').slice(0, 3).join('/');

const all = [...routes, ...hiddenRoutes, missing];
const sections = [...new Set(all.map(sectionOf))];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every page is loaded once, for all that is promised of every page.
for (const { lang, prefix } of languages) {
  for (const section of sections) {
    const pages = all.filter((route) => sectionOf(route) === section);
    test(`[R-07, R-08] the ${lang} pages of ${section || 'the root'} answer with one title and no trouble, and axe finds nothing at 375 and 1440 px, in both themes`, async ({
      page,
      expectedTrouble,
    }) => {
      if (section === missing) expectedTrouble.push(/404 \(Not Found\)/);
      test.setTimeout(30_000 * (pages.length + 1));
      const measured = new Set<string>();
      for (const path of pages) {
        await test.step(path, async () => {
          const address = prefix + path;
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
            await expectNoFindings(page, `${address}, ${viewport.width} px`, { isOtherLayout: index > 0, measured });
          }
        });
      }
    });
  }
}
