import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: { include: string[] }, options: object): Promise<{ violations: Finding[] }>;
};

/** Axe's source; `@axe-core/playwright` would inject it twice per run, and supports fewer versions of Node.js. */
const { source } = axe;

/** Marks elements whose contrast is measured. */
const SAMPLE = 'data-contrast-sample';

/** Rules that depend on the layout or the theme; all others only look at elements and attributes. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];
const THEME_RULES = ['color-contrast'];

async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  // Measuring the contrast of all texts instead of one per look would take ten times as long.
  await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: Axe };
    axe.configure({ rules: [{ id: 'color-contrast', selector }] });
    // Axe does not decide about text on gradients, such as the shadows of code that scrolls.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#__rspress_root [data-scroller] { background-image: none }');
    document.adoptedStyleSheets.push(sheet);
  }, `[${SAMPLE}]`);
}

/**
 * Marks one text of each look below `root`. Elements look alike if they and their ancestors have the same names, classes
 * and states; the theme is a class of the outermost. A page has thousands of texts, but few looks, most of which other
 * pages share. Runs in the page.
 *
 * @param options.known looks that need no sample
 * @returns the looks that are marked
 */
function markContrastSamples(root: Element, { mark, known }: { mark: string; known: string[] }): string[] {
  const looks = new Set(known);
  for (const element of root.querySelectorAll('*')) {
    element.removeAttribute(mark);
    const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
    // Axe cannot judge single characters.
    if (!/[\p{L}\p{N}]{2}/u.test(words) && !element.matches('input, select')) continue;
    if (!element.checkVisibility()) continue;
    let look = '';
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { localName, ariaCurrent, ariaPressed, ariaSelected } = one;
      look += [localName, one.getAttribute('class'), ariaCurrent, ariaPressed, ariaSelected];
    }
    if (looks.has(look)) continue;
    looks.add(look);
    element.setAttribute(mark, '');
  }
  return [...looks].slice(known.length);
}

/** Finishes color transitions, because those in closed details would never end. Runs in the page. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Runs axe on a part of the page; returns lines of rule, element and problem. Runs in the page. */
async function findings({ part, rules }: { part: string; rules?: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  // Links in texts look alike on all pages, and comparing each with its text takes a fifth of the time.
  const all = { 'target-size': { enabled: true }, 'link-in-text-block': { enabled: part === 'html' } };
  const which = rules ? { runOnly: rules } : { rules: all };
  const { violations } = await axe.run({ include: [part] }, { ...which, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

interface Options {
  /** A selector; defaults to the whole page. */
  part?: string;
  /** The page has passed in another layout, so run only the rules that depend on it. */
  isOtherLayout?: boolean;
  /** Looks of text whose contrast has been found sufficient; extended by this function. */
  measured?: Set<string>;
}

/**
 * Expects no axe findings in the page, or in a part of it, in both themes: all rules in the light theme, contrast in
 * the dark one.
 *
 * @param what describes the page's state in a failure
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
    const looks = await page.locator(part).evaluate(markContrastSamples, options);
    const dependent = theme === 'dark' ? THEME_RULES : LAYOUT_RULES;
    const rules = theme === 'dark' || isOtherLayout ? dependent : undefined;
    if (theme === 'dark' && looks.length === 0) continue;
    const found = await page.evaluate(findings, rules ? { part, rules } : { part });
    const shown = found.map((line) => line.replaceAll(`[${SAMPLE}=""]`, ''));
    expect(shown, `${what}, ${theme}`).toEqual([]);
    for (const look of looks) measured.add(look);
  }
}
