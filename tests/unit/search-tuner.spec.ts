import { expect, test } from '@playwright/test';
import { coordinateSearch } from '../../search/tune/coordinate-search.ts';

/** Its maximum is at title 8 and body 2; the third weight has no effect. */
const hill = ({ title, body }: { title: number; body: number; idle: number }) =>
  -Math.abs(title - 8) - Math.abs(body - 2);
const start = { title: 5, body: 3, idle: 1 };

test('the tuner improves each weight that has an effect, and leaves the others unchanged', () => {
  const steps: number[] = [];
  const tuned = coordinateSearch(start, hill, 10, (_name, _value, score) => steps.push(score));
  expect(Math.abs(tuned.title - 8)).toBeLessThan(1);
  expect(Math.abs(tuned.body - 2)).toBeLessThan(0.5);
  expect(tuned.idle).toBe(1);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(steps.at(-1)).toBe(hill(tuned));
});
