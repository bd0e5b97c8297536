import { chromium } from 'playwright/test';
import { kinds, languages } from '../routes.ts';
import { launchOptions } from './browser.ts';
import { expect, test } from './fixtures.ts';

const WIDTHS = [320, 375, 768, 1280];
/** One of each kind, and those with more controls than these. */
const PAGES = [...kinds, '/guide/basic/cli', '/guide/migration/convert', '/no-such-page'];

/** What leaves the window, or covers or cuts something in the bars. Runs in the page. */
function faultsOf(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  const bars = [...document.querySelectorAll('header, .rp-doc-layout__menu')].filter((bar) => bar.checkVisibility());
  for (const bar of bars) {
    const all = [...bar.querySelectorAll<HTMLElement>('a, button')];
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[popover]'));
    const named = shown.map((one) => ({ name: one.innerText || one.ariaLabel, box: one.getBoundingClientRect(), one }));
    for (const [index, { name, box, one }] of named.entries()) {
      if (box.left < 0 || box.right > innerWidth + 0.5) faults.push(`${name} leaves the window`);
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        faults.push(`${name} is cut`);
      for (const next of named.slice(index + 1)) {
        const isAside = box.right <= next.box.left + 0.5 || next.box.right <= box.left + 0.5;
        if (!isAside && box.bottom > next.box.top && next.box.bottom > box.top)
          faults.push(`${name} meets ${next.name}`);
      }
    }
  }
  return faults;
}

for (const size of [150, 200]) {
  test(`with text at ${size} % by the browser's setting, nothing overflows or covers anything, on a page of each kind`, async ({
    origin,
  }) => {
    const options = launchOptions();
    const args = [...options.args, `--blink-settings=defaultFontSize=${(size / 100) * 16}`];
    const browser = await chromium.launch({ ...options, args });
    const page = await browser.newPage();
    const faults: string[] = [];
    const routes = PAGES.flatMap((page) => languages.map(({ prefix }) => prefix + page));
    for (const [index, route] of routes.entries()) {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
      await page.goto(origin + route);
      if (index === 0)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${(size / 100) * 16}px`,
        );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const top of [0, 600]) {
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          for (const fault of await page.evaluate(faultsOf))
            faults.push(`${route} at ${width} px, scrolled by ${top}: ${fault}`);
        }
      }
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
}
