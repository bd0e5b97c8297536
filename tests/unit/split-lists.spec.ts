import { expect, test } from '@playwright/test';
import { splitList } from '../../plugins/split-lists.ts';

test('a list of elements at the end of a selector becomes one selector each', () => {
  expect(splitList('.doc :not(:where(.no, .no *)):where(h1, h2,b)')).toEqual([
    '.doc :not(:where(.no, .no *)):where(h1)',
    '.doc :not(:where(.no, .no *)):where(h2)',
    '.doc :not(:where(.no, .no *)):where(b)',
  ]);
});

test('what weighs something, is found by something else or holds more than elements stays as it is', () => {
  for (const selector of [':is(h1, h2)', ':where(ul, ol) li', ':where(h1)', ':where(.a, b)', ':where(ul, ol):hover']) {
    expect(splitList(selector)).toEqual([selector]);
  }
});
