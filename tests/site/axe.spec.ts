import { hiddenRoutes, kinds, languages, languageTags, routes } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { drawn } from './shell.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 812 };
const missing = '/no-such-page';

/**
 * Here, axe looks at the bars around the page, too, and at both widths, in both languages. Other pages have the same
 * bars, and the check `same-blocks` proves that both languages have the same elements, so that one of them is enough.
 */
const KINDS = [...kinds, missing];

/** The section of a route: `/config/lib` for `/config/lib/dts`. */
const sectionOf = (route: string) => route.split('/').slice(0, 3).join('/');

const all = [...routes, ...hiddenRoutes, missing];
const sections = [...new Set(all.map(sectionOf))];

/** Shared by all pages of a worker. */
const measured = new Set<string>();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Load each page once, for everything that holds for all pages.
for (const [turn, { lang, prefix }] of languages.entries()) {
  for (const section of sections) {
    const pages = all.filter((route) => sectionOf(route) === section);
    test(`[R-07, R-08] the ${lang} pages of ${section || 'the root'} load without errors, have one title, fit 320 px, and pass axe in both themes, by turns with the other language`, async ({
      page,
      expectedTrouble,
    }) => {
      if (section === missing) expectedTrouble.push(/404 \(Not Found\)/);
      test.setTimeout(20_000 * (pages.length + 1));
      for (const path of pages) {
        await test.step(path, async () => {
          const address = prefix + path;
          const response = await page.goto(address);
          expect(response?.status()).toBe(path === missing ? 404 : 200);
          await hydrated(page);
          expect(new URL(page.url()).pathname).toBe(address);
          await expect(page.locator('html')).toHaveAttribute('lang', languageTags[lang]);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('h1')).not.toBeEmpty();
          await expect(page.getByRole('main')).toBeVisible();
          const isOneOfKind = KINDS.includes(path);
          if (isOneOfKind) {
            await page.setViewportSize(WIDE);
            await drawn(page);
            await expectNoFindings(page, `${address}, 1440 px`, { measured });
          }
          await page.setViewportSize(NARROW);
          await drawn(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
          const isInTurn = all.indexOf(path) % languages.length === turn;
          if (!isOneOfKind && !isInTurn) return;
          const options = isOneOfKind ? { isOtherLayout: true } : { part: 'main' };
          await expectNoFindings(page, `${address}, 320 px`, { ...options, measured });
        });
      }
    });
  }
}
