import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../site/browser.ts';
import { tasksDuring } from '../site/long-tasks.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import type { Site } from './sites/variants.ts';

const PART = 'acts';
const PAGES = ['/config/lib/dts', '/guide/basic/cli', '/config/rsbuild/output', '/'];
const LONGEST = '/config/lib/dts';
const ROUNDS = 7;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** A task may take this long before it blocks, in milliseconds, as browsers define long tasks. */
const FREE = 50;
/** What follows an act is counted for this long, and before it the page is left alone for as long, in milliseconds. */
const WINDOW = 4000;

/** The first link to another page that the window shows. */
async function linkInView(page: Page) {
  const handle = await page.evaluateHandle(() => {
    const isShown = (link: HTMLAnchorElement) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top;
      return isInside && link === document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a');
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    return links.find((link) => link.pathname !== location.pathname && isShown(link)) as HTMLAnchorElement;
  });
  return handle.asElement();
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(60);
  }
}

/** What a reader does first, beside scrolling; the pointer comes from outside of the page. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  'pointer at a link': async (page) => (await linkInView(page)).hover(),
  'Tab key': (page) => page.keyboard.press('Tab'),
  'Ctrl+K': (page) => page.keyboard.press('Control+K'),
};

/** What a reader presses first, and how its answer is known. */
const presses: Record<string, { press: (page: Page) => Promise<void>; isAnswered: (start: string) => boolean }> = {
  'Ctrl+K to a field': {
    press: acts['Ctrl+K'] as (page: Page) => Promise<void>,
    isAnswered: () => document.activeElement?.localName === 'input',
  },
  'a link to its page': {
    press: async (page) => (await linkInView(page)).click({ noWaitAfter: true }),
    isAnswered: (start) => location.pathname !== start && document.querySelector('h1') !== null,
  },
};

/**
 * Measures how long readers are kept waiting after their first act, and while a page loads: what each task took of the
 * processor beyond 50 ms, and the longest task. Processor time, since other work on the machine does not change it.
 * Presses are timed by the clock, on the longest page.
 */
export async function measureActs(sites: readonly Site[]): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Row>();
  const add = (site: Site, measure: string, target: string, value: number) => {
    const row: Row = rows.get(measure) ?? { part: PART, measure, unit: 'ms', target, values: {} };
    row.values[site.name] = value;
    rows.set(measure, row);
  };
  const addTasks = (site: Site, measure: string, target: string, rounds: number[][]) => {
    add(site, `${measure}, blocking`, target, median(rounds.map(blocking)));
    add(site, `${measure}, longest task`, '', median(rounds.map((tasks) => Math.max(0, ...tasks))));
  };
  for (const site of sites) {
    await whileServed(site, async (origin) => {
      for (const address of PAGES) {
        const rounds = await repeat(() => visit(browser, origin + address, scroll));
        addTasks(
          site,
          `${address} load`,
          '≤ Starlight',
          rounds.map(({ load }) => load),
        );
        addTasks(
          site,
          `${address} scroll`,
          '≤ 50 ms',
          rounds.map(({ act }) => act),
        );
      }
      for (const [name, act] of Object.entries(acts)) {
        const rounds = await repeat(() => visit(browser, origin + LONGEST, act));
        addTasks(
          site,
          `${LONGEST} ${name}`,
          '≤ 50 ms',
          rounds.map(({ act }) => act),
        );
      }
      for (const [name, { press, isAnswered }] of Object.entries(presses)) {
        const waited = await repeat(() =>
          visit(browser, origin + LONGEST, async (page) => {
            const start = Date.now();
            await press(page);
            await page.waitForFunction(isAnswered, LONGEST, { polling: 'raf' });
            return Date.now() - start;
          }),
        );
        add(site, `${LONGEST} ${name}`, '≤ 200 ms', median(waited.map(({ result = 0 }) => result)));
      }
    });
  }
  await browser.close();
  return [...rows.values()];
}

async function repeat<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  const values = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return values;
}

function blocking(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - FREE), 0);
}

/** Opens a page and acts, and gives the tasks of both. */
async function visit<Result>(browser: Browser, address: string, act: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  let result: Result | undefined;
  const load = await tasksDuring(browser, page, SLOWDOWN, async () => {
    await page.goto(address);
    await page.waitForTimeout(WINDOW);
  });
  const acted = await tasksDuring(browser, page, SLOWDOWN, async () => {
    result = await act(page);
    await page.waitForTimeout(WINDOW);
  });
  await context.close();
  return { load, act: acted, result };
}
