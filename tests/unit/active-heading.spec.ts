import { expect, test } from 'playwright/test';
import { activeHeading } from '../../document/outline/active-heading.ts';

const place = { line: 72, height: 800, atEnd: false, hash: '' };
const headings = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top }));

test('the active section is the last one that begins in the upper third or above', () => {
  expect(activeHeading(headings(267, 400), place)).toBeUndefined();
  expect(activeHeading(headings(-400, -10, 267), place)).toBe('h1');
  expect(activeHeading(headings(-400, -10, 266), place)).toBe('h2');
});

test('on a low viewport, the active section is at least the one below the bars', () => {
  expect(activeHeading(headings(-400, 80, 300), { ...place, height: 240 })).toBe('h1');
  expect(activeHeading(headings(-400, 80.5, 300), { ...place, height: 240 })).toBe('h0');
});

test('a section that the reader has jumped to is active, even if the next one begins close below', () => {
  expect(activeHeading(headings(-400, 72, 150), { ...place, hash: 'h1' })).toBe('h1');
  expect(activeHeading(headings(-400, 60, 138), { ...place, hash: 'h1' })).toBe('h2');
});

test("at the end of the page, the active section is the URL's target, else the last one", () => {
  const end = { ...place, atEnd: true };
  expect(activeHeading(headings(-10, 300, 500), end)).toBe('h2');
  expect(activeHeading(headings(-10, 300, 500), { ...end, hash: 'h1' })).toBe('h1');
  expect(activeHeading(headings(90, 300, 500), { ...end, hash: 'h0' })).toBe('h0');
  expect(activeHeading(headings(-10, 300, 500), { ...end, hash: 'h0' })).toBe('h2');
  expect(activeHeading(headings(-500, -10), end)).toBe('h1');
});
