import { expect, test } from '@playwright/test';
import { near } from '../../site/near.ts';

const pages = ['404', 'guide/basic/cli', 'guide/basic/configure-rslib'];

test('a name with a slip is told what was meant', () => {
  expect(near('guide/basic/cly', pages)).toBe('guide/basic/cli');
  expect(near('guide/basic/configure-rsilb', pages)).toBe('guide/basic/configure-rslib');
});

test('a name that resembles none is told nothing', () => {
  expect(near('foo', pages)).toBeUndefined();
  expect(near('config/lib/dts', pages)).toBeUndefined();
  expect(near('foo', [])).toBeUndefined();
});
