import { expect, test } from 'playwright/test';
import type { ReadText } from '../../shared/texts.ts';

const read: ReadText = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const texts = { 'pages.found': { en: '{{pages}} of {{all}}', zh: '{{all}} 中的 {{pages}}' } } as const;
/** As a component reads its own texts and those of the site. */
const own: ReadText<string | number, typeof texts> = read as typeof own;

// Checked by `tsc`: each call below an `@ts-expect-error` must not compile.
test('a text takes exactly its own placeholders', () => {
  expect(own('pages.found', { pages: 1, all: 2 })).toBe('pages.found {"pages":1,"all":2}');
  expect(own('menuTitle')).toBe('menuTitle {}');
  expect(read('menuTitle')).toBe('menuTitle {}');
  // @ts-expect-error: the name is misspelled
  read('zoom.open', { atl: 'A cat' });
  // @ts-expect-error: one of two is missing
  own('pages.found', { pages: 1 });
  // @ts-expect-error: all are missing
  read('zoom.open');
  // @ts-expect-error: the text has none
  read('menuTitle', { name: 'Menu' });
  // @ts-expect-error: there is no such text
  read('menuTitel');
  // @ts-expect-error: it is a text of a component
  read('pages.found', { pages: 1, all: 2 });
});
