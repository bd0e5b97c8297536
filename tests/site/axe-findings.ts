import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { markTextKinds } from './text-kinds.ts';

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: string, options: object): Promise<{ violations: Finding[] }>;
};

/** The builder of the package would put axe into the page anew, twice for each run. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** The marked texts stand for all others: telling the contrast of each would take nine tenths of the time. */
const MARK = 'data-text-kind';

async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: Axe };
    axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  }, `[${MARK}]`);
}

/** Lets colours that are on their way to the other theme's arrive. Runs in the page. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** What axe finds in a part of a page, one line a place: rule, element, what is wrong. Runs in the page. */
async function findings(part: string): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(part, {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects axe to find nothing in a page as it stands, or in a part of it, in either theme. */
export async function expectNoFindings(page: Page, what: string, part = 'html'): Promise<void> {
  await putAxeInto(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.evaluate(endTransitions);
    expect(await page.locator(part).evaluate(markTextKinds, MARK), `kinds of text, ${what}`).toBeGreaterThan(0);
    const found = await page.evaluate(findings, part);
    const lines = found.map((line) => line.replaceAll(`[${MARK}=""]`, ''));
    expect(lines, `${what}, ${theme}`).toEqual([]);
  }
}
