import { expect, test } from 'vitest';
import { clamp } from 'test-vitest';

test('a value stays between its limits', () => {
  expect([-1, 5, 12].map((value) => clamp(value, 0, 9))).toEqual([0, 5, 9]);
});
