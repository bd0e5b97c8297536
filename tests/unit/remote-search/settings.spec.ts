import { expect, test } from 'playwright/test';
import { contentPolicy } from '../../../deploy/content-policy.ts';
import { readInlineCode } from '../../../deploy/inline-code.ts';
import { search } from '../../../plugins/search.ts';

const right = { apiUrl: 'https://search.example/api?key=1', searchIndexes: ['docs'] };

const constantOf = (remote?: typeof right) =>
  JSON.parse(search({ remote }).builderConfig?.source?.define?.SEARCH_REMOTE as string) as unknown;

test('[C-02] the site uses the configured service, or the browser search by default', () => {
  expect(constantOf()).toBeNull();
  expect(constantOf(right)).toEqual(right);
  for (const apiUrl of ['/api/search', '/api?x=1', 'http://127.0.0.1:4174/api/search'])
    expect(constantOf({ ...right, apiUrl })).toMatchObject({ apiUrl });
});

test("the service's origin is passed to the content policy, unless it is a path", () => {
  const policyFor = (apiUrl: string) => {
    const meta = search({ remote: { ...right, apiUrl } }).builderConfig?.html?.meta ?? {};
    const tags = Object.entries(meta).map(([name, content]) => `<meta name="${name}" content="${content}">`);
    return contentPolicy(readInlineCode([['/index.html', `<head>${tags.join('')}</head>`]]));
  };
  expect(policyFor('https://search.example:8443/api?key=1')).toContain(
    "; connect-src 'self' https://search.example:8443; ",
  );
  expect(policyFor('http://Search.example/api')).toContain("; connect-src 'self' http://search.example; ");
  expect(policyFor('/api/search')).toContain("; connect-src 'self'; ");
  expect(search().builderConfig?.html).toBeUndefined();
});

const faults: [settings: object, message: string][] = [
  ...[
    'search.example/api',
    'api/search',
    '//search.example',
    '/\\search.example',
    'ftp://search.example',
    'https://',
    'https://a b/',
    '',
    '/a b',
    'https://me:secret@search.example/',
    'https://me@search.example/',
    'https://:secret@search.example/',
  ].map((apiUrl): [object, string] => [
    { ...right, apiUrl },
    `remote.apiUrl is "${apiUrl}" — write an https:// or http:// URL`,
  ]),
  [{ ...right, apiUrl: 5 }, 'remote.apiUrl is 5 — write the URL of the service'],
  [{ searchIndexes: ['docs'] }, 'remote.apiUrl is undefined — add it'],
  [{ ...right, searchIndexes: [] }, 'remote.searchIndexes is 0 — name at least one index'],
  [{ ...right, searchIndexes: 'docs' }, 'remote.searchIndexes is "docs" — write a list of names'],
  [
    { ...right, searchIndexes: ['docs', 'a,b'] },
    'remote.searchIndexes.1 is "a,b" — write a name without commas and spaces',
  ],
  ...[0, -1, 10_001, Number.NaN, Infinity, '5'].map((timeout): [object, string] => [
    { ...right, timeout },
    `remote.timeout is ${typeof timeout === 'string' ? '"5"' : timeout} — write a number of milliseconds from 1 to 10000`,
  ]),
  [{ ...right, apiURL: '/x' }, 'remote.apiURL is not a setting — remove it'],
];

for (const [remote, message] of faults) {
  test(`[C-02] the build fails with: ${message}`, () => {
    expect(() => search({ remote: remote as typeof right })).toThrow(message);
  });
}

test('[C-02] unknown settings are errors too', () => {
  expect(() => search({ remote: 'https://search.example' as never })).toThrow(
    'remote is "https://search.example" — write an object of settings',
  );
  expect(() => search({ mode: 'remote' } as never)).toThrow('mode is not a setting — remove it');
  expect(() => search({ remote: { ...right, apiUrl: '', searchIndexes: [] } })).toThrow(
    /remote\.apiUrl[\s\S]*remote\.searchIndexes/,
  );
});
