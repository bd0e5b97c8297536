import { equal } from 'node:assert';
import { test } from 'node:test';
import { convert, Scale } from './index.js';

test('zero degrees', () => {
  equal(convert({ value: 0, scale: Scale.Celsius }).value, 32);
});
