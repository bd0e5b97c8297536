import { expect, test } from 'playwright/test';
import { describeSite } from '../../../deploy/describe-site.ts';

test('two pages that hosts cannot tell apart are an error that names both', () => {
  expect(() => describeSite(new Set(['/a.html', '/A.html']), '', '/')).toThrow(
    /\/A\.html.*\/a\.html|\/a\.html.*\/A\.html/,
  );
  expect(() => describeSite(new Set(['/a.html', '/a/index.html']), '', '/')).toThrow('cannot tell apart');
});
