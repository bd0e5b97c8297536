import { expect, test } from '@playwright/test';
import { contentPolicy } from '../../../deploy/content-policy.ts';
import { readInlineCode } from '../../../deploy/inline-code.ts';
import { search } from '../../../plugins/search.ts';

const right = { apiUrl: 'https://search.example/api?key=1', searchIndexes: ['docs'] };

const constantOf = (remote?: typeof right) =>
  JSON.parse(search({ remote }).builderConfig?.source?.define?.SEARCH_REMOTE as string) as unknown;

test('[C-02] the site asks the service that is set, and its own browser search where none is', () => {
  expect(constantOf()).toBeNull();
  expect(constantOf(right)).toEqual(right);
  for (const apiUrl of ['/api/search', '/api?x=1', 'http://127.0.0.1:4174/api/search'])
    expect(constantOf({ ...right, apiUrl })).toMatchObject({ apiUrl });
});

test("the service's origin is told to whatever writes the policy, and a path needs none", () => {
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
    `remote.apiUrl is "${apiUrl}" — write an https:// or http:// address`,
  ]),
  [{ ...right, apiUrl: 5 }, 'remote.apiUrl is 5 — give the address of the service'],
  [{ searchIndexes: ['docs'] }, 'remote.apiUrl is undefined — add it'],
  [{ ...right, searchIndexes: [] }, 'remote.searchIndexes is 0 — name at least one index'],
  [{ ...right, searchIndexes: 'docs' }, 'remote.searchIndexes is "docs" — write a list of names'],
  [
    { ...right, searchIndexes: ['docs', 'a,b'] },
    'remote.searchIndexes.1 is "a,b" — write a name without commas and spaces',
  ],
  ...[0, -1, 60_001, Number.NaN, Infinity, '5'].map((timeout): [object, string] => [
    { ...right, timeout },
    `remote.timeout is ${typeof timeout === 'string' ? '"5"' : timeout} — write a number of milliseconds from 1 to 60000`,
  ]),
  [{ ...right, apiURL: '/x' }, 'remote.apiURL is no setting — take it out'],
];

for (const [remote, message] of faults) {
  test(`[C-02] the build ends with: ${message}`, () => {
    expect(() => search({ remote: remote as typeof right })).toThrow(message);
  });
}

test('[C-02] settings that are no settings at all are named too', () => {
  expect(() => search({ remote: 'https://search.example' as never })).toThrow(
    'remote is "https://search.example" — write an object of settings',
  );
  expect(() => search({ mode: 'remote' } as never)).toThrow('mode is no setting — take it out');
  expect(() => search({ remote: { ...right, apiUrl: '', searchIndexes: [] } })).toThrow(
    /remote\.apiUrl[\s\S]*remote\.searchIndexes/,
  );
});
