import { expect, test } from '@playwright/test';
import { activeHeading } from '../../client/outline/active-heading.ts';

const place = { line: 72, height: 800, atEnd: false, hash: '' };
const headings = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top }));

test('the active section is the one whose heading was scrolled past last', () => {
  expect(activeHeading(headings(-400, -10, 300), place)).toBe('h1');
  expect(activeHeading(headings(-400, 72, 300), place)).toBe('h1');
  expect(activeHeading(headings(-400, 80.5, 300), place)).toBe('h0');
});

test("at the end of the page, the active section is the URL's target, else the last one", () => {
  const end = { ...place, atEnd: true };
  expect(activeHeading(headings(-10, 300, 500), end)).toBe('h2');
  expect(activeHeading(headings(-10, 300, 500), { ...end, hash: 'h1' })).toBe('h1');
  expect(activeHeading(headings(-10, 300, 500), { ...end, hash: 'h0' })).toBe('h0');
  expect(activeHeading(headings(-500, -10), end)).toBe('h1');
});
