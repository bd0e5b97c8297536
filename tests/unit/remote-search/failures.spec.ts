import type { ServerResponse } from 'node:http';
import { expect, provider, test } from './small-service.ts';

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const hit = { title: 'T', link: '/t' };

const failures: [name: string, answer: (response: ServerResponse) => void, what: string, remedy: RegExp][] = [
  [
    'status 500',
    (response) => void response.writeHead(500).end('<h1>Oops</h1>'),
    'it returned status 500',
    /the service's log/,
  ],
  ['status 404', (response) => void response.writeHead(404).end(), 'it returned status 404', /rspress\.config\.ts/],
  [
    'status 400 with a reason',
    (response) => void response.writeHead(400).end('{"error":"lang is missing"}'),
    'it returned status 400: lang is missing',
    /rspress\.config\.ts/,
  ],
  ['no answer in time', () => {}, 'no answer within 200 ms', /`timeout`/],
  ['a reply that never ends', (response) => void response.write('['), 'no answer within 200 ms', /`timeout`/],
  ['a reply that breaks off', breakOff, 'its reply was cut off', /the service's log/],
  ['a connection that is cut', (response) => void response.destroy(), 'it does not respond', /CORS/],
  [
    'a page',
    (response) => void response.setHeader('Content-Type', 'text/html').end('<p>'),
    'its reply is not JSON (text/html)',
    /`apiUrl`/,
  ],
  ['half a JSON', (response) => void response.end('[{"index":"do'), 'its reply is not JSON (no type)', /`apiUrl`/],
  ['an object', json({ hits: [] }), 'as a whole is Object, not Array', /README/],
  ['a link that is missing', json([{ index: 'docs', hits: [{ title: 'T' }] }]), '0.hits.0.link is missing', /README/],
  [
    'highlights that are no ranges',
    json([{ index: 'docs', hits: [{ ...hit, highlights: { title: [{ start: '0', length: 1 }] } }] }]),
    '0.hits.0.highlights.title.0.start is "0", not number',
    /README/,
  ],
];

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': 100 }).write('[');
  setImmediate(() => response.destroy());
}

for (const [name, answer, what, remedy] of failures) {
  test(`[X-02] ${name} is logged with its cause, URL and a remedy, and yields an empty result marked as failed`, async ({
    serve,
    told,
  }) => {
    const apiUrl = await serve((_, response) => answer(response));
    const timeout = name.includes('time') || name.includes('ends') ? 200 : undefined;
    expect(await provider(apiUrl, { timeout }).search('x')).toEqual({ hits: [], nearest: [], failed: true });
    const [line = '', ...more] = told.errors;
    expect(more).toEqual([]);
    expect(line).toContain(what);
    expect(line).toContain(`${apiUrl}?keyword=x&limit=100&searchIndexes=docs&lang=en`);
    expect(line.split(' — ')[2]).toMatch(remedy);
  });
}
