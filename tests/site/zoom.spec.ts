import type { Page } from '@playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { TABLE } from './rspress-selectors.ts';

const paths = [
  '/',
  '/config/',
  '/guide/basic/output-format',
  '/config/lib/dts',
  '/guide/faq/features',
  '/no-such-page',
];

/** Elements beyond the window, and text that is cut off in its box, unless it scrolls. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate((table) => {
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class')} ${element.textContent?.trim().slice(0, 40)}`;
    const isIn = (element: Element) =>
      !element.closest(`pre, ${table}, [aria-hidden=true], [popover]:not(:popover-open), dialog`);
    const seen = [...document.querySelectorAll('header *, main *, aside *, nav *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isIn(element),
    );
    const beyond = seen.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    const cut = seen.filter((element) => {
      const { overflowX, clipPath, position } = getComputedStyle(element);
      return (
        overflowX === 'hidden' &&
        clipPath === 'none' &&
        position !== 'absolute' &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    // Text that overflows its box. Chromium does not count the padding of inline code that wraps.
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
    const out = seen.filter((element) => {
      const { overflowX, display } = getComputedStyle(element);
      const isBox = element instanceof HTMLElement && overflowX === 'visible' && display !== 'inline';
      return isBox && element.scrollWidth > element.clientWidth + edge;
    });
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const fallen = [...document.querySelectorAll('header a, header button')].filter((element) => {
      const { height, bottom } = element.getBoundingClientRect();
      return isIn(element) && height > 0 && bottom > (bar?.bottom ?? 0) + 1;
    });
    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`]
        : [];
    return [...sideways, ...[...beyond, ...cut, ...out, ...fallen].map(name)];
  }, TABLE);
}

for (const { lang, prefix } of languages) {
  test(`at 200 %, ${lang} pages lose nothing and do not scroll sideways`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/404 \(Not Found\)/);
    // A window of 1280 by 900 at twice the size.
    await page.setViewportSize({ width: 640, height: 450 });
    for (const path of paths) {
      await page.goto(prefix + path);
      expect(await lost(page), path).toEqual([]);
    }
  });

  test(`with text of twice the size, ${lang} pages lose nothing and do not scroll sideways`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404 \(Not Found\)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    const settings = await context.newCDPSession(page);
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of paths) {
      await page.goto(prefix + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await lost(page), path).toEqual([]);
    }
  });
}
