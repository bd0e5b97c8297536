import { expect, test } from '@playwright/test';
import type { ReadText } from '../../site/texts.ts';

const read: ReadText = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

// `tsc` is what fails: each call below an `@ts-expect-error` must be one that does not compile.
test('a text is read with all of its placeholders and no other ones', () => {
  expect(read('overview.found', { pages: 1, all: 2 })).toBe('overview.found {"pages":1,"all":2}');
  expect(read('menuTitle')).toBe('menuTitle {}');
  // @ts-expect-error: the name is misspelt
  read('exampleMark', { verison: '1.0.0' });
  // @ts-expect-error: one of two is missing
  read('overview.found', { pages: 1 });
  // @ts-expect-error: all are missing
  read('exampleMark');
  // @ts-expect-error: the text has none
  read('menuTitle', { name: 'Menu' });
  // @ts-expect-error: there is no such text
  read('menuTitel');
});
