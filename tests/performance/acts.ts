import { type Browser, chromium, type Page } from '@playwright/test';
import { languages } from '../routes.ts';
import { launchOptions } from '../site/browser.ts';
import { tasksDuring } from '../site/long-tasks.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import { OWN, type Site, STOCK } from './sites/variants.ts';

declare global {
  interface Window {
    isAnswered?: () => boolean;
  }
}

const PART = 'acts';
/** Three long pages and the home page. */
const PAGES = ['/config/lib/dts', '/guide/basic/cli', '/guide/faq/features', '/'];
const LONGEST = '/guide/faq/features';
/** A page with tabs. */
const TABBED = '/guide/start/quick-start';
const ROUNDS = 7;
/** CPU throttling factor. */
const SLOWDOWN = 4;
/** Tasks longer than this block, as in the definition of long tasks, in milliseconds. */
const FREE = 50;
/** How long to wait before an act, and to count tasks after it, in milliseconds. */
const WINDOW = 2000;
/** Timeout of a press, in milliseconds. */
const PATIENCE = 10_000;

/** The first link to another page within the viewport. */
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

/** First acts of a reader, besides scrolling. The pointer starts outside the page. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  'pointer at a link': async (page) => (await linkInView(page)).hover(),
  'Tab key': (page) => page.keyboard.press('Tab'),
  'Ctrl+K': (page) => page.keyboard.press('Control+K'),
};

interface Press {
  address: string;
  press: (page: Page) => Promise<void>;
  /** Runs in the page. */
  isAnswered: (start: string) => boolean;
}

/** A tap on a control that is in view, which is answered when the control changes or a dialog opens. */
function tap(address: string, selector: string): Press {
  return {
    address,
    press: async (page) => {
      const control = page.locator(selector).filter({ visible: true }).first();
      await control.evaluate((element) => {
        const before = element.outerHTML;
        window.isAnswered = () => element.outerHTML !== before || document.querySelector('dialog[open]') !== null;
      });
      await control.tap({ noWaitAfter: true });
    },
    isAnswered: () => window.isAnswered?.() ?? false,
  };
}

/** First presses of a reader, measured beside stock Rspress, whose names they find. */
const presses: Record<string, Press> = {
  'Ctrl+K to a field': {
    address: LONGEST,
    press: acts['Ctrl+K'] as (page: Page) => Promise<void>,
    isAnswered: () => document.activeElement?.localName === 'input',
  },
  'a link to its page': {
    address: LONGEST,
    press: async (page) => (await linkInView(page)).click({ noWaitAfter: true }),
    isAnswered: (start) => location.pathname !== start && document.querySelector('h1') !== null,
  },
  'the menu': tap(LONGEST, 'button:is([aria-haspopup="dialog"][commandfor], .rp-nav-hamburger__sm)'),
  'a copy button': tap(TABBED, 'button:is([data-action="copy"], .rp-code-copy-button)'),
  'a tab': tap(TABBED, ':is([role="tab"][aria-selected="false"], .rp-tabs__label__item--not-selected)'),
};

/**
 * Measures blocking time (CPU time of each task beyond 50 ms) and the longest task, during load and after the reader's
 * first act, in each language. CPU time is independent of other work on the machine. Presses are measured in wall time.
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
      if (site.name !== OWN.name && site.name !== STOCK.name) return;
      for (const [name, { address, press, isAnswered }] of Object.entries(presses)) {
        const waited = await repeat(() =>
          visit(browser, origin + address, async (page) => {
            const start = Date.now();
            await press(page);
            const answer = page.waitForFunction(isAnswered, address, { polling: 'raf', timeout: PATIENCE });
            return answer.then(
              () => Date.now() - start,
              () => Number.POSITIVE_INFINITY,
            );
          }),
        );
        add(site, `${address} ${name}`, '≤ 200 ms', median(waited.map(({ result = 0 }) => result)));
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

/** Opens a page and acts. @returns the tasks of both phases */
async function visit<Result>(browser: Browser, address: string, act: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    // Stock Rspress redirects readers of another language.
    locale: address.includes('/zh/') ? 'zh-CN' : 'en-US',
  });
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
