import { expect, test } from '@playwright/test';
import { excesses, sizes } from '../house/figures.ts';

test('the code stays below its limits, rooms import downward only, and no file imports itself in a circle', () => {
  expect(Object.values(sizes).every(({ lines }) => lines > 0)).toBe(true);
  expect(excesses).toEqual([]);
});
