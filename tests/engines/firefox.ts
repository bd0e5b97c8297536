import path from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, expressionOf, hear, type Tab } from './tab.ts';

/** Firefox's sandbox hides the fonts of the tests, in a folder that no system has; text would be boxes, each 1 em wide. */
const READABLE = ['dejavu-fonts-ttf', '@embedpdf/fonts-sc'].map((name) => `${path.resolve('node_modules', name)}/`);

/** The system's Firefox over WebDriver BiDi; Playwright can drive only its own build. */
export async function systemFirefox(executablePath: string): Promise<Engine> {
  const extraPrefsFirefox = { 'security.sandbox.content.read_path_whitelist': READABLE.join() };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return {
    close: () => browser.close(),
    async open(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      return {
        goto: async (address) => void (await page.goto(address)),
        // Puppeteer's goBack waits for a load event that same-document navigation never fires.
        back: async () => void (await page.evaluate('history.back()')),
        forward: async () => void (await page.evaluate('history.forward()')),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (inside, ...args) => page.evaluate(expressionOf(inside, args)) as never,
        async press(keys) {
          const all = keys.split('+') as KeyInput[];
          for (const key of all) await page.keyboard.down(key);
          for (const key of all.reverse()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        clickAt: (x, y) => page.mouse.click(x, y),
        // BiDi finds elements by both, itself first and then what it contains, and does not tell what they are. Firefox joins
        // the words of flex items, where other engines put a space.
        heard: async (selector, expected) =>
          hear(await page.$$(selector), expected, async (element, { role, name }) => {
            const asked = (words: string) => element.$$(`aria/${role ? `[role="${role}"]` : ''}[name="${words}"]`);
            const found = [...(await asked(name)), ...(await asked(name.replaceAll(' ', '')))];
            return found.length > 0 ? undefined : `neither ${role} nor “${name}”, or only one of them`;
          }),
        screenshot: () => page.screenshot(),
        print: () => page.pdf({ format: 'A4' }),
        cachesPages: true,
        messages: async () => said.splice(0),
        close: () => context.close(),
      };
    },
  };
}
