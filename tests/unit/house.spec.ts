import { expect, test } from 'playwright/test';
import { excesses, sizes } from '../house/figures.ts';

test('the code stays within its size limits, rooms import downward only, and there are no import cycles', () => {
  expect(Object.values(sizes).every(({ lines }) => lines > 0)).toBe(true);
  expect(excesses).toEqual([]);
});
