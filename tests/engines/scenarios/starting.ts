import { expect } from 'playwright/test';
import { changes, isAdopted, restOnSearch, seen, states } from '../../site/start/changed-pages.ts';
import { until } from '../tab.ts';
import type { Scenario } from './scenario.ts';

/** What `tests/site/start/keeps.spec.ts` asserts in Chromium, with all states of a reader in one scenario. */
export const starting: readonly Scenario[] = Object.entries(changes).map(([change, apply]) => ({
  promise: `the start of the application changes nothing of what a reader sees and has done where ${change}`,
  engines: ['firefox', 'webkit'],
  // A page that is left stops loading its index, which WebKit tells in a message or the search in its own.
  expected: /Load failed|Failed to fetch search index/,
  async run(tab, { at }) {
    for (const [turn, [state, { address, width, act }]] of Object.entries(states).entries()) {
      await tab.resize(width, 900);
      // Another query is another document. After a blank one, WebKit would take twice as long, without what it has cached.
      const url = new URL(at + address);
      url.searchParams.set('turn', `${turn}`);
      await tab.goto(url.href);
      await tab.evaluate(apply);
      await tab.evaluate(act);
      await until(tab, twoFrames);
      const before = await tab.evaluate(seen);
      await tab.evaluate(restOnSearch);
      const expected = isAdopted(change, address) ? 'ready' : 'document';
      await until(tab, (wanted) => document.documentElement.dataset.app === wanted, expected);
      await until(tab, twoFrames);
      expect(await tab.evaluate(seen), state).toEqual(before);
    }
  },
}));

/** Runs in the page; WebKitGTK does not wait for promises. */
function twoFrames(): boolean {
  const { dataset } = document.documentElement;
  const isOver = dataset.frames === 'over';
  const end = () => {
    dataset.frames = 'over';
  };
  if (isOver) delete dataset.frames;
  else if (dataset.frames === undefined) {
    dataset.frames = '';
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
  }
  return isOver;
}
