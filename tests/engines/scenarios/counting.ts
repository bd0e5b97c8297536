import { expect } from 'playwright/test';
import { kinds } from '../../site/trial/counters/kinds.ts';
import { click, type Tab, until } from '../tab.ts';
import { isAt, LEFT_SCRIPTS, pathOf, type Scenario } from './scenario.ts';

/** What `tests/site/components.spec.ts` asserts in Chromium, and that pages which were left count again. */
export const counting: readonly Scenario[] = kinds.map((kind) => ({
  promise: `a component (${kind}) counts clicks on a page that was opened directly, after a navigation, after back and after forward`,
  site: 'trial',
  expected: LEFT_SCRIPTS,
  async run(tab, { at }) {
    const [home, counter] = [`${at}/`, `${at}/counters/${kind}`].map(pathOf) as [string, string];
    await tab.resize(1440, 900);
    await tab.goto(`${at}/counters/${kind}`);
    await expectCounting(tab);
    await click(tab, '.rp-nav a[href]');
    await until(tab, isAt, home);
    await tab.back();
    await until(tab, isAt, counter);
    await expectCounting(tab);

    await tab.goto(`${at}/`);
    await until(tab, addLink, counter);
    await click(tab, 'main a[data-added]');
    await until(tab, isAt, counter);
    await expectCounting(tab);
    await tab.back();
    await until(tab, isAt, home);
    await tab.forward();
    await until(tab, isAt, counter);
    await expectCounting(tab);
  },
}));

/** Clicks the component, and expects exactly one more. */
async function expectCounting(tab: Tab): Promise<void> {
  const before = Number(await until(tab, count));
  await until(tab, isOnTop);
  await click(tab, '.rp-doc button');
  await until(tab, isCount, before + 1);
  expect(Number(await tab.evaluate(count))).toBe(before + 1);
}

// These run in the page: each is sent as text by itself.
const count = () => /Liked (\d+)/.exec(document.querySelector('.rp-doc button')?.textContent ?? '')?.[1];
const isCount = (wanted: number) => document.querySelector('.rp-doc button')?.textContent === `Liked ${wanted}`;
/** Whether a click reaches the component: while the trial site fades from page to page, the document gets it. */
const isOnTop = () => {
  const button = document.querySelector('.rp-doc button');
  button?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  return button?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const addLink = (address: string) => {
  const link = document.createElement('a');
  link.href = address;
  link.dataset.added = '';
  link.textContent = 'Counter';
  document.querySelector('main')?.prepend(link);
  return link.isConnected;
};
