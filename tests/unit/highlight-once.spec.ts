import { expect, test } from '@playwright/test';
import { highlightOnce } from '../../plugins/highlight-once.ts';

test('coloured code is kept, and no page sees what another has made of it', () => {
  const cache = highlightOnce();
  expect(cache.get('a')).toBeUndefined();
  const given = { type: 'root' as const, children: [{ type: 'text' as const, value: 'a' }] };
  cache.set('a', given);
  given.children = [];
  const taken = cache.get('a');
  expect(taken?.children).toEqual([{ type: 'text', value: 'a' }]);
  taken?.children.splice(0);
  expect(cache.get('a')?.children).toHaveLength(1);
  expect(highlightOnce().get('a')).toBeUndefined();
});
