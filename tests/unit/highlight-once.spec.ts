import { expect, test } from '@playwright/test';
import { highlightCache } from '../../plugins/highlight-once.ts';

const text = (value: string) => ({ type: 'root' as const, children: [{ type: 'text' as const, value }] });

test('coloured code is kept, and no page sees what another has made of it', () => {
  const { cache } = highlightCache([]);
  expect(cache.get('a')).toBeUndefined();
  const given = text('a');
  cache.set('a', given);
  given.children = [];
  const taken = cache.get('a');
  expect(taken?.children).toEqual(text('a').children);
  taken?.children.splice(0);
  expect(cache.get('a')?.children).toHaveLength(1);
});

test('the next build begins with what this one has asked for, and with nothing else', () => {
  const { cache, used } = highlightCache([
    ['asked for', text('1')],
    ['gone', text('2')],
  ]);
  cache.get('asked for')?.children.splice(0);
  cache.get('unknown');
  cache.set('new', text('3'));
  expect(used()).toEqual([
    ['asked for', text('1')],
    ['new', text('3')],
  ]);
});
