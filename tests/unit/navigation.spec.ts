import { expect, test } from 'playwright/test';
import { safeDecode } from '../../shared/addresses/safe-decode.ts';
import { linkTarget } from '../../theme/navigation/link-target.ts';
import { parsePositions } from '../../theme/scroll/scroll-memory.ts';

const ours: [href: string, address: string][] = [
  ['/guide/start/', '/guide/start/'],
  ['/guide/basic/cli.html?a=1#usage', '/guide/basic/cli?a=1#usage'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/basic/cli?q=50%25', '/guide/basic/cli?q=50%25'],
  ['./dts', './dts'],
  ['?a=1', '?a=1'],
  ['/100%', '/100%'],
];

for (const [href, address] of ours) {
  test(`a link to ${href} is internal, at ${address}`, () => {
    expect(linkTarget(href)).toEqual({ kind: 'page', href: address });
  });
}

for (const href of [
  'https://example.org/x',
  'HTTP://example.org',
  '//evil.test/x',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
]) {
  test(`a link to ${JSON.stringify(href)} is external`, () => {
    expect(linkTarget(href)).toEqual({ kind: 'elsewhere', href, isWeb: true });
  });
}

for (const href of [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  'http://',
]) {
  test(`a link to ${JSON.stringify(href)} leads nowhere`, () => {
    expect(linkTarget(href)).toEqual({ kind: 'nothing' });
  });
}

test('a mailto: link is external but not on the web, and a hash is on this page', () => {
  expect(linkTarget('mailto:a@b.test')).toEqual({ kind: 'elsewhere', href: 'mailto:a@b.test', isWeb: false });
  expect(linkTarget('#100%')).toEqual({ kind: 'anchor', href: '#100%' });
});

test('undecodable paths stay unchanged', () => {
  expect(safeDecode('caf%C3%A9')).toBe('café');
  for (const text of ['%', '100%', '%E4%A', '%zz']) expect(safeDecode(text)).toBe(text);
});

test('corrupt stored scroll positions are ignored', () => {
  expect([...parsePositions('[["a /x",12],["b",null],[3,4],5]')]).toEqual([['a /x', 12]]);
  for (const text of [null, '', '{', '{}', 'null', '"x"', '[[]]']) expect(parsePositions(text).size).toBe(0);
});
