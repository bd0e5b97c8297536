import { mock } from 'node:test';
import { expect, test } from 'playwright/test';
import { debounce, throttle } from '../../document/timing.ts';

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.afterEach(() => mock.timers.reset());

for (const helper of [debounce, throttle]) {
  test(`[V-02] ${helper.name} throws for anything but a function`, () => {
    for (const value of [undefined, null, 'run', {}]) {
      expect(() => helper(value as never, 100)).toThrow(new TypeError('Expected a function'));
    }
  });
}

test('debounce runs once, with the last arguments, after the burst', () => {
  const calls: number[] = [];
  const run = debounce((value: number) => calls.push(value), 100);
  for (const value of [1, 2, 3]) {
    run(value);
    mock.timers.tick(99);
  }
  expect(calls).toEqual([]);
  mock.timers.tick(1);
  expect(calls).toEqual([3]);
});

test('throttle runs at once, and finally with the last value', () => {
  const calls: number[] = [];
  const run = throttle((value: number) => calls.push(value), 100);
  for (const value of [1, 2, 3]) run(value);
  expect(calls).toEqual([1]);
  mock.timers.tick(100);
  expect(calls).toEqual([1, 3]);
  run(4);
  expect(calls).toEqual([1, 3]);
  mock.timers.tick(100);
  expect(calls).toEqual([1, 3, 4]);
  mock.timers.tick(100);
  run(5);
  expect(calls).toEqual([1, 3, 4, 5]);
});

test('a canceled call does not run, and the next one does', () => {
  const calls: number[] = [];
  const debounced = debounce(() => calls.push(1), 100);
  const throttled = throttle((value: number) => calls.push(value), 100);
  debounced();
  debounced.cancel();
  throttled(2);
  throttled(3);
  throttled.cancel();
  mock.timers.tick(1000);
  expect(calls).toEqual([2]);
  throttled(4);
  expect(calls).toEqual([2, 4]);
  debounced();
  mock.timers.tick(1000);
  expect(calls).toEqual([2, 4, 1]);
});
