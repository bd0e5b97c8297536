import { expect, test } from '@rstest/core';
import { clamp } from 'test-stepper';

test('a value stays between its limits', () => {
  expect([-1, 5, 12].map((value) => clamp(value, 0, 9))).toEqual([0, 5, 9]);
});
