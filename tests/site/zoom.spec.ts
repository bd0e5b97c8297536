import type { Page } from 'playwright/test';
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

/** Elements outside of the viewport, and text clipped by a box that does not scroll. */
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
    // Text that overflows its box. Chromium ignores the padding of wrapped inline code.
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
    const out = seen.filter((element) => {
      const { overflowX, display } = getComputedStyle(element);
      const isBox = element instanceof HTMLElement && overflowX === 'visible' && display !== 'inline';
      return isBox && element.scrollWidth > element.clientWidth + edge;
    });
    const bar = document.querySelector('.rp-nav')?.getBoundingClientRect();
    const fallen = [...document.querySelectorAll('.rp-nav a, .rp-nav button')].filter((element) => {
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
  test(`at 200 % zoom, and with doubled text size, ${lang} pages lose nothing and do not scroll sideways`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404 \(Not Found\)/);
    const settings = await context.newCDPSession(page);
    const setFontSize = (standard: number) =>
      settings.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
    for (const path of paths) {
      await setFontSize(16);
      // Equivalent to 1280 by 900 at 200 % zoom.
      await page.setViewportSize({ width: 640, height: 450 });
      await page.goto(prefix + path);
      expect(await lost(page), path).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await setFontSize(32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await lost(page), path).toEqual([]);
    }
  });
}
