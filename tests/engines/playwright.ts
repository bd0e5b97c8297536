import type { Browser } from 'playwright/test';
import { type Engine, expressionOf, hear, type Tab } from './tab.ts';

/** A browser driven by Playwright. */
export function playwrightEngine(browser: Browser): Engine {
  return {
    close: () => browser.close(),
    async open(): Promise<Tab> {
      const context = await browser.newContext();
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      return {
        goto: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
        resize: (width, height) => page.setViewportSize({ width, height }),
        evaluate: (inside, ...args) => page.evaluate(expressionOf(inside, args)),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        clickAt: (x, y) => page.mouse.click(x, y),
        // Playwright computes both itself, and has no role for a `summary`.
        heard: async (selector, expected) =>
          hear(await page.locator(selector).all(), expected, async (element, { role, name }) => {
            const told = await element.ariaSnapshot();
            return told.includes(name) && told.includes(role ?? '') ? undefined : told;
          }),
        screenshot: () => page.screenshot(),
        // In Chromium, tests/site/print.spec.ts prints every page; Playwright cannot print in the others.
        print: undefined,
        cachesPages: false,
        messages: async () => said.splice(0),
        close: () => context.close(),
      };
    },
  };
}
