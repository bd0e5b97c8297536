import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../site/browser.ts';
import { tasksDuring } from '../site/long-tasks.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import type { Site } from './sites/variants.ts';

const PART = 'acts';
const PAGES = ['/config/lib/dts', '/guide/basic/cli', '/config/rsbuild/output', '/'];
const ROUNDS = 7;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** A task may take this long before it blocks, in milliseconds, as browsers define long tasks. */
const FREE = 50;
/** What follows an act is counted for this long, and before it the page is left alone for as long, in milliseconds. */
const WINDOW = 4000;

/** What a reader does first; the pointer comes from outside of the page. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  async scroll(page) {
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(60);
    }
  },
  'pointer at a link': (page) => page.locator('a[href^="/"]:visible').nth(3).hover(),
  'Tab key': (page) => page.keyboard.press('Tab'),
  'Ctrl+K': (page) => page.keyboard.press('Control+K'),
};

/**
 * Measures how long readers are kept waiting after their first act, and while a page loads: what each task took of the
 * processor beyond 50 ms, and the longest task. Processor time, since other work on the machine does not change it.
 */
export async function measureActs(sites: readonly Site[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  const rows = new Map<string, Row>();
  for (const site of sites) {
    await whileServed(site, async (origin) => {
      for (const [address, act] of PAGES.flatMap((page) => ['load', ...Object.keys(acts)].map((act) => [page, act]))) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await tasksOf(browser, `${origin}${address}`, act));
        const add = (what: string, target: string, value: number) => {
          const measure = `${address} ${act}, ${what}`;
          const row: Row = rows.get(measure) ?? { part: PART, measure, unit: 'ms', target, values: {} };
          row.values[site.name] = value;
          rows.set(measure, row);
        };
        add('blocking', act === 'load' ? '≤ Starlight' : '≤ 50 ms', median(rounds.map(blocking)));
        add('longest task', act === 'load' ? '' : '≤ 80 ms', median(rounds.map((tasks) => Math.max(0, ...tasks))));
      }
    });
  }
  await browser.close();
  return [...rows.values()];
}

function blocking(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - FREE), 0);
}

async function tasksOf(browser: Browser, address: string, act = 'load'): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const open = async () => {
    await page.goto(address);
    await page.waitForTimeout(WINDOW);
  };
  if (act !== 'load') await open();
  const tasks = await tasksDuring(browser, page, SLOWDOWN, async () => {
    if (act === 'load') return open();
    await acts[act]?.(page);
    await page.waitForTimeout(WINDOW);
  });
  await context.close();
  return tasks;
}
