import type { Page } from 'playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

const pages = ['/', '/guide/start/quick-start', '/config/lib/dts', '/no-such-page'];

/** The colors of all elements, and the color scheme of native controls. */
function colors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(script)')].map((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow, colorScheme } = getComputedStyle(element);
      const scheme = colorScheme.replace('normal', 'light');
      const isHiddenPicture = element.matches('main img') && element.getClientRects().length === 0;
      return [
        element.localName,
        element.localName === 'html' ? '' : element.getAttribute('class'),
        color,
        backgroundColor,
        borderTopColor,
        boxShadow,
        scheme,
        isHiddenPicture,
      ].join(' ');
    }),
  );
}

for (const { lang, prefix } of languages) {
  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`[S-01] without JavaScript ${lang} pages follow a ${colorScheme} system in every detail`, async ({
    browser,
    origin,
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404 \(Not Found\)/, /ERR_BLOCKED_BY_CLIENT/, /ERR_FAILED/);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: origin,
      colorScheme,
      locale: lang,
    });
    const without = await context.newPage();
    await page.emulateMedia({ colorScheme });
    // Run only the head script, so that both pages have the same elements.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of pages) {
      await page.goto(prefix + path);
      await without.goto(prefix + path);
      const [shown, expected] = [await colors(without), await colors(page)];
      expect(expected.length).toBeGreaterThan(50);
      expect(shown.filter((line, index) => line !== expected[index]).slice(0, 20), path).toEqual([]);
      const [red = NaN] = (await without.evaluate(() => getComputedStyle(document.body).backgroundColor))
        .match(/\d+/g)!
        .map(Number);
      expect(red < 128, path).toBe(colorScheme === 'dark');
    }
    await context.close();
  });
}
