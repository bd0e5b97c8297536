import { languages } from '../routes.ts';
import { blockFont } from './block-font.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/**
 * One page of each type. All but the home page are of the trial site, so that a writer's edit changes
 * no picture; of the home page, the words may only change in length.
 */
const pages = {
  home: '/',
  overview: '/reference/',
  guide: '/looks/guide',
  option: '/looks/option',
  parts: '/looks/parts',
  questions: '/looks/questions',
  explorer: '/looks/explorer',
  'not-found': '/no-such-page',
};

const widths = { phone: { width: 375, height: 812 }, desk: { width: 1440, height: 900 } };

/** Fonts differ between machines and are no part of the picture; so are words in images. */
const BLOCKS = `
  @font-face { font-family: blocks; font-weight: 1 1000; src: url(data:font/ttf;base64,${blockFont().toString('base64')}); }
  *, ::before, ::after { font-family: blocks !important; font-style: normal !important; text-rendering: geometricPrecision !important; }
  img { object-position: 100vw; background: #8888 !important; }
`;

/** Machines with other fonts draw the very same pixels; the rest is for other versions of the browser. */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 100 };

// The style above is none that the site's own policy allows.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { lang, prefix } of languages) {
  for (const [name, path] of Object.entries(pages)) {
    test(`the ${lang} ${name} page looks as it did, in both themes, on a phone and on a desk`, async ({
      page,
      origin,
      trial,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/404 \(Not Found\)/);
      // Soft shades are drawn a little otherwise by every version of a browser, and make large files.
      await page.route('**/hero-background.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await openPage(page, `${name === 'home' ? origin : trial}${prefix}${path}`);
      await page.addStyleTag({ content: BLOCKS });
      await page.evaluate(() => document.fonts.load('1rem blocks'));
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
