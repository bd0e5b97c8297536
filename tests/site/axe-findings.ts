import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { ARTICLE } from './rspress-selectors.ts';
import { markTextKinds } from './text-kinds.ts';

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: object, options: object): Promise<{ violations: Finding[] }>;
};

/** The package's builder would inject axe twice for each run. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Contrast is measured on one text of each kind: all texts would take nine tenths of the time. */
const MARK = 'data-text-kind';

/** Rules whose result depends on the layout or the theme. The others only see elements and attributes. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];
const THEME_RULES = ['color-contrast'];

async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: Axe };
    axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  }, `[${MARK}]`);
}

/** Waits until colors have reached those of the other theme. Runs in the page. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

interface Run {
  part: string;
  /** A selector of what is left out. */
  except?: string;
  /** All, where it is left out. */
  rules?: string[];
}

/** Runs axe on a part of the page; one line for each place: rule, element, what is wrong. Runs in the page. */
async function findings({ part, except, rules }: Run): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const which = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
  const context = { include: [[part]], exclude: except ? [[except]] : [] };
  const { violations } = await axe.run(context, { ...which, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

async function expectNone(page: Page, what: string, run: Run): Promise<void> {
  const found = await page.evaluate(findings, run);
  expect(
    found.map((line) => line.replaceAll(`[${MARK}=""]`, '')),
    what,
  ).toEqual([]);
}

async function switchTheme(page: Page, theme: 'light' | 'dark', part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await page.evaluate(endTransitions);
  expect(await page.locator(part).evaluate(markTextKinds, MARK), `kinds of text, ${theme}`).toBeGreaterThan(0);
}

/**
 * Expects axe to find nothing in the page, or a part of it, in both themes: all rules in the light one, contrast in
 * the dark one.
 *
 * @param what names the state of the page in a failure
 * @param options.part a selector
 * @param options.isArticleSeen the article has passed in another layout, so only rules that depend on that run in it
 */
export async function expectNoFindings(
  page: Page,
  what: string,
  { part = 'html', isArticleSeen = false }: { part?: string; isArticleSeen?: boolean } = {},
): Promise<void> {
  await injectAxe(page);
  await switchTheme(page, 'light', part);
  await expectNone(page, `${what}, light`, isArticleSeen ? { part, except: ARTICLE } : { part });
  if (isArticleSeen) await expectNone(page, `${what}, light`, { part, rules: LAYOUT_RULES });
  await switchTheme(page, 'dark', part);
  await expectNone(page, `${what}, dark`, { part, rules: THEME_RULES });
}
