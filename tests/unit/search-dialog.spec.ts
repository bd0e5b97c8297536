import { expect, test } from 'playwright/test';
import { isSlash, isToggle } from '../../document/open-search.ts';
import { splitByRanges } from '../../theme/search/shown-list.ts';

const range = (start: number, length: number) => ({ start, length });
const marked = (text: string, ...ranges: ReturnType<typeof range>[]) =>
  splitByRanges(text, ranges)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.describe('[E-06] splitByRanges', () => {
  for (const [what, text, ranges, expected] of [
    ['marks what a range names', 'bundle dts', [range(7, 3)], 'bundle [dts]'],
    ['leaves a text without matches whole', 'plain', [], 'plain'],
    ['joins ranges that overlap or touch', 'abcdef', [range(0, 3), range(2, 2), range(4, 1)], '[abcde]f'],
    ['takes ranges in any order', 'abcdef', [range(4, 1), range(0, 1)], '[a]bcd[e]f'],
    ['cuts off what lies outside the text', 'abc', [range(-2, 3), range(2, 9), range(50, 2)], '[a]b[c]'],
    ['ignores ranges without length', 'abc', [range(1, 0), range(1, -1)], 'abc'],
    ['cuts no character in two', 'a😀b', [range(2, 1)], 'a[😀]b'],
  ] as const) {
    test(what, () => expect(marked(text, ...ranges)).toBe(expected));
  }
});

const key = (name: string, more: object = {}) => ({
  key: name,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

test('[D-06] the hotkey is Ctrl or Cmd with the letter K, or with its key on keyboards without Latin letters', () => {
  expect(isToggle(key('k', { ctrlKey: true }))).toBe(true);
  expect(isToggle(key('K', { metaKey: true }))).toBe(true);
  expect(isToggle(key('л', { ctrlKey: true, code: 'KeyK' }))).toBe(true);
  expect(isToggle(key('t', { ctrlKey: true, code: 'KeyK' }))).toBe(false);
  for (const more of [
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, repeat: true },
    { ctrlKey: true, isComposing: true },
  ]) {
    expect(isToggle(key('k', { code: 'KeyK', ...more })), JSON.stringify(more)).toBe(false);
  }
  expect(isSlash(key('/'))).toBe(true);
  expect(isSlash(key('/', { ctrlKey: true }))).toBe(false);
  expect(isSlash(key('/', { isComposing: true }))).toBe(false);
});
