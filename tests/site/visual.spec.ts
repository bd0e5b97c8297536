import { readFileSync } from 'node:fs';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** A page per type. All except the home page are on the trial site, which writers do not edit. */
const pages = {
  home: '/',
  overview: '/reference/',
  guide: '/screenshots/guide',
  option: '/screenshots/option',
  parts: '/screenshots/parts',
  questions: '/screenshots/questions',
  explorer: '/screenshots/explorer',
  'not-found': '/no-such-page',
};

const widths = { phone: { width: 375, height: 812 }, desk: { width: 1440, height: 900 } };

/** Fonts differ between machines. In this font, all glyphs are blocks; Chinese ones are twice as wide as Latin ones. */
const FONT = readFileSync('tests/site/snapshots/placeholder.ttf', 'base64');

/** Renders text and images as blocks. */
const STYLE = `
  @font-face { font-family: placeholder; font-weight: 1 1000; src: url(data:font/ttf;base64,${FONT}); }
  *, ::before, ::after { font-family: placeholder !important; font-style: normal !important; text-rendering: geometricPrecision !important; }
  img { object-position: 100vw; background: #8888 !important; }
`;

/** For other browser versions. */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 100 };

// The site's content security policy blocks the style above.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { lang, prefix } of languages) {
  for (const [name, path] of Object.entries(pages)) {
    test(`the ${lang} ${name} page matches its screenshots in both themes, on a phone and on a desktop`, async ({
      page,
      origin,
      trial,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/404 \(Not Found\)/);
      // Browser versions render gradients differently.
      await page.route('**/hero-background.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await openPage(page, `${name === 'home' ? origin : trial}${prefix}${path}`);
      await page.addStyleTag({ content: STYLE });
      await page.evaluate(() => document.fonts.load('1rem placeholder'));
      for (const [width, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page).toHaveScreenshot(`${name}-${lang}-${width}-${colorScheme}.png`, TOLERANCE);
        }
      }
    });
  }
}
