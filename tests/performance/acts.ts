import { chromium, type Page } from 'playwright/test';
import { languages } from '../routes.ts';
import { launchOptions } from '../site/browser.ts';
import { linkInView, repeat, visit } from './first-act.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import type { Site } from './sites/variants.ts';

const PART = 'acts';
/** Three long pages and the home page. */
const PAGES = ['/config/lib/dts', '/guide/basic/cli', '/guide/faq/features', '/'];
const LONGEST = '/guide/faq/features';
/** Tasks longer than this block, as in the definition of long tasks, in milliseconds. */
const FREE = 50;

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(60);
  }
}

/** First acts of a reader, besides scrolling. The pointer starts outside the page. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  'pointer at a link': async (page) => (await linkInView(page)).hover(),
  'Tab key': (page) => page.keyboard.press('Tab'),
  'Ctrl+K': (page) => page.keyboard.press('Control+K'),
};

/**
 * Measures blocking time (CPU time of each task beyond 50 ms) and the longest task, during load and after the reader's
 * first act, in each language. CPU time is independent of other work on the machine.
 */
export async function measureActs(sites: readonly Site[]): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Row>();
  const add = (site: Site, measure: string, target: string, value: number) => {
    const row: Row = rows.get(measure) ?? { part: PART, measure, unit: 'ms', target, values: {} };
    row.values[site.name] = value;
    console.info(`  ${site.name}, ${measure}: ${Math.round(value)} ms`);
    rows.set(measure, row);
  };
  const addTasks = (site: Site, measure: string, target: string, rounds: number[][]) => {
    add(site, `${measure}, blocking`, target, median(rounds.map(blocking)));
    add(site, `${measure}, longest task`, '', median(rounds.map((tasks) => Math.max(0, ...tasks))));
  };
  for (const site of sites) {
    await whileServed(site, async (origin) => {
      for (const address of languages.flatMap(({ prefix }) => PAGES.map((page) => prefix + page))) {
        const rounds = await repeat(() => visit(browser, origin + address, scroll));
        const [load, act] = [rounds.map((round) => round.load), rounds.map((round) => round.act)];
        addTasks(site, `${address} load`, '≤ Starlight', load);
        addTasks(site, `${address} scroll`, '≤ 50 ms', act);
      }
      for (const [name, act] of Object.entries(acts)) {
        const rounds = await repeat(() => visit(browser, origin + LONGEST, act));
        const tasks = rounds.map((round) => round.act);
        addTasks(site, `${LONGEST} ${name}`, '≤ 50 ms', tasks);
      }
    });
  }
  await browser.close();
  return [...rows.values()];
}

function blocking(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - FREE), 0);
}
