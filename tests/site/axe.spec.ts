import { hiddenRoutes, languages, routes } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { test } from './fixtures.ts';

const everyPage = [...routes, ...hiddenRoutes, '/no-such-page'];
const oneOfEachType = [
  '/',
  '/config/',
  '/guide/basic/output-format',
  '/config/lib/dts',
  '/guide/faq/features',
  '/no-such-page',
];

const phone = { width: 375, height: 812 };
const desk = { width: 1440, height: 900 };

/** Both languages have the same layout, so each page is looked at in one of the two, and a few in both. */
const windows = {
  en: [
    [desk, everyPage],
    [phone, oneOfEachType],
  ],
  zh: [
    [phone, everyPage],
    [desk, oneOfEachType],
  ],
} as const;

for (const { lang, prefix } of languages) {
  for (const [viewport, paths] of windows[lang]) {
    for (const path of paths) {
      test(`axe finds nothing on ${prefix}${path} at ${viewport.width} px, in both themes`, async ({
        page,
        expectedTrouble,
      }) => {
        expectedTrouble.push(/404 \(Not Found\)/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await page.goto(prefix + path, { waitUntil: 'load' });
        await expectNoFindings(page, path);
      });
    }
  }
}
