import { expect, test } from 'playwright/test';
import type { ReadText } from '../../shared/texts.ts';

const read: ReadText = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

// Checked by `tsc`: each call below an `@ts-expect-error` must not compile.
test('a text takes exactly its own placeholders', () => {
  expect(read('overview.found', { pages: 1, all: 2 })).toBe('overview.found {"pages":1,"all":2}');
  expect(read('menuTitle')).toBe('menuTitle {}');
  // @ts-expect-error: the name is misspelled
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
