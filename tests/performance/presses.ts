import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../site/browser.ts';
import { linkInView, repeat, visit } from './first-act.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import { OWN, type Site, STOCK } from './sites/variants.ts';

declare global {
  interface Window {
    isAnswered?: () => boolean;
  }
}

const LONGEST = '/guide/faq/features';
/** A page with tabs. */
const TABBED = '/guide/start/quick-start';
/** Timeout of a press, in milliseconds. */
const PATIENCE = 10_000;

interface Press {
  address: string;
  /** The sites whose control is found; all without it. */
  sites?: readonly Site[];
  press: (page: Page) => Promise<void>;
  /** Runs in the page; `sessionStorage.title` is the heading before the press. */
  isAnswered: () => boolean;
}

/**
 * Notes when the reader presses and when the answer is drawn, by the page's own clock, since the driver needs longer for
 * a press than the page does. The notes survive a change of document. Runs in each document.
 */
function watchPress(isAnswered: () => boolean): void {
  const { timeOrigin } = performance;
  const notePress = ({ timeStamp }: Event) => {
    sessionStorage.pressed = timeOrigin + timeStamp;
  };
  for (const type of ['keydown', 'click']) addEventListener(type, notePress, { capture: true, once: true });
  const noteAnswer = () => {
    sessionStorage.answered = timeOrigin + performance.now();
  };
  const look = () => {
    // The next task runs once this frame is drawn; with a lower priority, it would wait for the page's scripts.
    if ('pressed' in sessionStorage && isAnswered()) scheduler.postTask(noteAnswer, { priority: 'user-blocking' });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A tap on a control that is in view, which is answered when the control changes or a dialog opens. */
function tap(address: string, selector: string, sites: readonly Site[] = [OWN, STOCK]): Press {
  return {
    address,
    sites,
    press: async (page) => {
      const control = page.locator(selector).filter({ visible: true }).first();
      await control.evaluate((element) => {
        const before = element.outerHTML;
        window.isAnswered = () =>
          element.outerHTML !== before || document.querySelector('dialog:popover-open') !== null;
      });
      await control.tap({ noWaitAfter: true });
    },
    isAnswered: () => window.isAnswered?.() ?? false,
  };
}

/** First presses of a reader. Stock Rspress shows our own tabs, which its client does not run. */
const presses: Record<string, Press> = {
  'Ctrl+K to a field': {
    address: LONGEST,
    sites: [OWN, STOCK],
    press: (page) => page.keyboard.press('Control+K'),
    isAnswered: () => document.activeElement?.localName === 'input',
  },
  'a link to its page': {
    address: LONGEST,
    press: async (page) => (await linkInView(page)).click({ noWaitAfter: true }),
    isAnswered: () => {
      const title = document.querySelector('h1');
      return title !== null && title.textContent !== sessionStorage.title;
    },
  },
  'the menu': tap(LONGEST, 'button:is([aria-haspopup="dialog"][popovertarget], .rp-nav-hamburger__sm)'),
  'a copy button': tap(TABBED, '.rp-code-copy-button, body:not(:has(.rp-code-copy-button)) [data-action="copy"]'),
  'a tab': tap(TABBED, '[role="tab"][aria-selected="false"]', [OWN]),
};

/**
 * Measures how long the reader's first press on a page takes until its answer is drawn, in wall time.
 */
export async function measurePresses(all: readonly Site[]): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Row>();
  for (const site of all) {
    await whileServed(site, async (origin) => {
      for (const [name, { address, sites, press, isAnswered }] of Object.entries(presses)) {
        if (sites && !sites.includes(site)) continue;
        const waited = await repeat(() =>
          visit(browser, origin + address, async (page) => {
            const watch = `(${watchPress})(${isAnswered})`;
            await page.evaluate(`sessionStorage.title = document.querySelector('h1').textContent; ${watch}`);
            await page.addInitScript(watch);
            await press(page);
            await page.waitForFunction(() => 'answered' in sessionStorage, null, { timeout: PATIENCE }).catch(() => {});
            const { pressed, answered } = await page.evaluate(() => ({ ...sessionStorage }));
            return Number(answered) - Number(pressed);
          }),
        );
        const measure = `${address} ${name}`;
        const row: Row = rows.get(measure) ?? { part: 'presses', measure, unit: 'ms', target: '≤ 200 ms', values: {} };
        row.values[site.name] = median(waited.map(({ result = 0 }) => result));
        console.info(`  ${site.name}, ${measure}: ${Math.round(row.values[site.name] ?? 0)} ms`);
        rows.set(measure, row);
      }
    });
  }
  await browser.close();
  return [...rows.values()];
}
