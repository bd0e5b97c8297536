import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { markContrastSamples, SAMPLE } from './mark-contrast-samples.ts';

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: string, options: object): Promise<{ violations: Finding[] }>;
};

/** The package's builder would inject axe twice for each run. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Rules whose result depends on the layout or the theme. The others only see elements and attributes. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];
const THEME_RULES = ['color-contrast'];

async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  // Contrast of all texts, instead of one of each kind, would take nine tenths of the time.
  await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: Axe };
    axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  }, `[${SAMPLE}]`);
}

/** Waits until colors have reached those of the other theme. Runs in the page. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Runs axe on a part of the page; one line for each place: rule, element, what is wrong. Runs in the page. */
async function findings({ part, rules }: { part: string; rules?: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const which = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
  const { violations } = await axe.run(part, { ...which, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

interface Options {
  /** A selector. */
  part?: string;
  /** The page has passed in another layout, so only rules that depend on that run. */
  isOtherLayout?: boolean;
  /** Kinds of text whose contrast was found good; this function adds to them. */
  measured?: Set<string>;
}

/**
 * Expects axe to find nothing in the page, or a part of it, in both themes: all rules in the light one, contrast in
 * the dark one.
 *
 * @param what names the state of the page in a failure
 */
export async function expectNoFindings(
  page: Page,
  what: string,
  { part = 'html', isOtherLayout = false, measured = new Set() }: Options = {},
): Promise<void> {
  await injectAxe(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.evaluate(endTransitions);
    const options = { mark: SAMPLE, known: [...measured] };
    const { kinds, samples } = await page.locator(part).evaluate(markContrastSamples, options);
    expect(kinds.length, `kinds of text, ${theme}`).toBeGreaterThan(0);
    const dependent = theme === 'dark' ? THEME_RULES : LAYOUT_RULES;
    const rules = theme === 'dark' || isOtherLayout ? dependent : undefined;
    if (theme === 'dark' && samples === 0) continue;
    const found = await page.evaluate(findings, rules ? { part, rules } : { part });
    expect(
      found.map((line) => line.replaceAll(`[${SAMPLE}=""]`, '')),
      `${what}, ${theme}`,
    ).toEqual([]);
    for (const kind of kinds) measured.add(kind);
  }
}
