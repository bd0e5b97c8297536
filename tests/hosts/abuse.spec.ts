import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { COMMON_HEADERS, pageHeaders } from '../../deploy/headers.ts';
import { listen } from '../../deploy/listen.ts';
import { SEARCH_PATH } from '../../deploy/search-service/create-search-handler.ts';
import { ask } from '../unit/deploy/small-site.ts';
import { handlerOf, RIGHT, writeSearchedSite } from '../unit/remote-search/small-service.ts';
import { onEveryHost } from './on-every-host.ts';

/** How long a server may take to respond to a malformed request, in milliseconds. */
const PATIENCE = 1000;
const SLOW_CLIENTS = 200;
const MARK = '<script>reflected()</script>';
const HOST = 'Host: site.test';
/** Statuses for unreadable requests, which servers answer themselves, without the site's headers. */
const UNREAD = ['400', '408', '413', '414', '417', '431', '501', '505'];
/** Caddy rejects it before it applies its configuration. */
const LONG_METHOD = 'A'.repeat(5000);

const QUESTION = SEARCH_PATH + RIGHT;
/** Search queries with an odd value in one parameter. */
const questions = ['keyword', 'limit', 'searchIndexes', 'lang', 'scope', 'other'].flatMap((name) =>
  [`externals${MARK}`, '%', '%E4%A', '%00', '%ED%A0%80', '(a+)+$', '__proto__', '%F0%9F%98%80'.repeat(256)].map(
    (value) => QUESTION.replace(new RegExp(`&?${name}=[^&]*|$`), `&${name}=${value}`),
  ),
);

/** Unexpected bodies: compressed, oddly chunked, larger or smaller than declared. */
const bodies = [
  'Content-Length: 5\r\n\r\n\u001F\u008B\u0008\u0000x',
  'Content-Length: 5\r\nExpect: 100-continue\r\n\r\nabcde',
  `Content-Length: 5\r\n\r\n${MARK}`,
  `Content-Length: 3000000\r\n\r\n${'a'.repeat(3_000_000)}`,
  `Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(10_000)}0\r\n`,
  `Transfer-Encoding: gzip, chunked\r\n\r\n5;${MARK}\r\nabcde\r\n0\r\n`,
  'Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nabcde\r\n0\r\n',
  'Transfer-Encoding: chunked\r\n\r\n-1\r\nabcde\r\n0\r\n',
];

/** Invalid values for each part of a request. */
const odd = {
  method: ['', 'get', 'TRACE', 'CONNECT', 'QUERY', 'PRI', 'G\tET', LONG_METHOD, MARK],
  target: [
    '',
    '*',
    'x',
    '?',
    '#',
    '/\t',
    '/\u0000',
    '/é',
    `/${MARK}`,
    `/${'%25'.repeat(3000)}`,
    `/?${MARK}`,
    'site.test:80',
    'http://site.test/',
    `http://evil.test/${MARK}`,
    'http://[::1/',
    'ftp://site.test/',
  ],
  version: ['', 'HTTP/0.9', 'HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1', 'HTTP/1.1 x', MARK],
  header: [
    'no colon',
    ': no name',
    ' folded: line',
    'Name : space',
    'Näme: x',
    `X: ${'a'.repeat(70_000)}`,
    ...Array.from({ length: 4 }, (_, index) => `X${index}: a\r\n`.repeat(500).trim()),
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: nonsense',
    'Expect: 200-ok',
    'Content-Encoding: br',
    'Content-Type: text/html; charset=utf-7',
    ...bodies,
    'Host: other.test',
    `Host: ${MARK}`,
    `Referer: ${MARK}`,
    `Cookie: ${'a=b; '.repeat(500)}`,
    'If-Modified-Since: yesterday',
    'If-None-Match: "',
    'Upgrade: h2c\r\nConnection: Upgrade',
    'Connection: close, keep-alive, x',
    ...['bytes=-', 'bytes=9-1', 'bytes=0-0,0-0', 'bytes=x', `bytes=${'0-0,'.repeat(500)}`].map(
      (one) => `Range: ${one}`,
    ),
    ...['', 'br;q=2', '*;q=0', 'identity;q=0', 'br;;;', `gzip, ${'x,'.repeat(500)}`].map(
      (one) => `Accept-Encoding: ${one}`,
    ),
  ],
} as const;

/** Requests with one or two invalid parts. */
function malformed(page: string, targets: readonly string[]): string[] {
  const request = ({ method = 'GET', target = page, version = 'HTTP/1.1', header = 'X: y' }) =>
    `${method} ${target} ${version}\r\n${HOST}\r\nConnection: close\r\n${header}\r\n\r\n`;
  const ofOne = Object.entries(odd).flatMap(([part, values]) => values.map((value) => request({ [part]: value })));
  const ofTwo = [...odd.target, ...targets].flatMap((target) => [
    ...['POST', 'TRACE'].map((method) => request({ method, target })),
    ...odd.header.slice(0, 9).map((header) => request({ target, header })),
  ]);
  const withBody = bodies.map((header) => request({ method: 'POST', header }));
  const bare = ['', '\r\n', '\r\n\r\n', 'GET', 'GET /\r\n', '\u0016\u0003\u0001\u0002', MARK].map(
    (text) => `${text}\r\n`,
  );
  return [...ofOne, ...ofTwo, ...withBody, ...targets.map((target) => request({ target })), ...bare];
}

/** Everything a server sends in response, until it closes the connection or times out. */
async function answerTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (text) => (said += text)).on('error', () => {});
  socket.write(request);
  await Promise.race([new Promise((resolve) => socket.on('close', resolve)), wait(PATIENCE)]);
  socket.destroy();
  return said;
}

/** The required headers that an answer lacks; a page has to have more. */
function missingHeaders(said: string, always: readonly string[]): string[] {
  const [head = ''] = said.replace(/^HTTP\/1\.1 1[\s\S]*?\r\n\r\n/, '').split('\r\n\r\n');
  const names = new Set(head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase()));
  const ofPage = /^content-type: text\/html/im.test(head) ? Object.keys(pageHeaders('')) : [];
  return [...always, ...ofPage].filter((name) => !names.has(name.toLowerCase()));
}

/**
 * Declares tests that any server must pass.
 *
 * @param page a path with status 200
 * @param port the server's
 * @param always names of the headers that every response has
 * @param targets additional odd paths
 */
function declareAbuse(
  page: string,
  port: () => number,
  always: readonly string[],
  targets: readonly string[] = [],
): void {
  const status = async () => (await ask(port(), page, {}, 'GET')).status;

  test('malformed requests get a response or a closed connection, without reflected input or external redirects', async () => {
    const requests = malformed(page, targets);
    expect(requests.length).toBeGreaterThan(200);
    let answered = 0;
    for (const request of requests) {
      const name = JSON.stringify(request.slice(0, 120));
      const said = await answerTo(port(), request);
      const status = /^HTTP\/1\.[01] (?!1)(\d+)/m.exec(said)?.[1];
      // A server may close the connection if the request is not HTTP, and answer HTTP/0.9 with only the body.
      if (said !== '' && !said.startsWith('<!doctype html>')) {
        expect(status, `${name}: ${said.slice(0, 80)}`).toMatch(/^(?:2|3|4)\d\d|501|505$/);
        if (!UNREAD.includes(`${status}`) && !request.startsWith(LONG_METHOD))
          expect(missingHeaders(said, always), name).toEqual([]);
      }
      if (said !== '') answered += 1;
      expect(said, name).not.toContain(MARK);
      const location = /^location: (.*)$/im.exec(said)?.[1];
      if (location) expect(location, name).toMatch(/^\/(?![\\/])/);
    }
    expect(answered).toBeGreaterThan(200);
    expect(await status()).toBe(200);
  });

  test('pipelined requests are answered in order', async () => {
    const request = (target: string, more = '') => `GET ${target} HTTP/1.1\r\n${HOST}\r\n${more}\r\n`;
    const said = await answerTo(port(), request(page) + request('/nope') + request(page, 'Connection: close\r\n'));
    const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404', '200']);
  });

  test('slow clients do not block others', async () => {
    const slow: Socket[] = Array.from({ length: SLOW_CLIENTS }, () =>
      connect(port(), '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    const ends = ['X: ', 'Content-Length: 1000\r\n\r\n'];
    for (const [index, socket] of slow.entries())
      socket.write(`POST ${page} HTTP/1.1\r\n${HOST}\r\n${ends[index % 2]}`);
    for (let turn = 0; turn < 20; turn += 1) {
      for (const socket of slow) socket.write('a');
      expect(await status()).toBe(200);
    }
    for (const socket of slow) socket.destroy();
    expect(await status()).toBe(200);
  });

  test('clients that do not read do not block others', async () => {
    const request = `GET ${page} HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const slow = Array.from({ length: 20 }, () =>
      connect(port(), '127.0.0.1')
        .on('error', () => {})
        .pause(),
    );
    // Requests of 4,000 answers that stay unread.
    for (const socket of slow) socket.write(request.repeat(200));
    for (let turn = 0; turn < 20; turn += 1) expect(await status()).toBe(200);
    for (const socket of slow) socket.destroy();
    expect(await status()).toBe(200);
  });
}

onEveryHost(({ base, port }) => {
  // The base makes no difference here.
  if (base === '/') declareAbuse('/', port, Object.keys(COMMON_HEADERS));
});

test.describe('search service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'searched-site-'));
  let server: Server;
  let port = 0;

  test.beforeAll(async () => {
    writeSearchedSite(folder);
    server = createServer(handlerOf({ docs: folder }));
    ({ port } = await listen(server, { host: '127.0.0.1', port: 0 }));
  });

  test.afterAll(() => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  declareAbuse(QUESTION, () => port, ['X-Content-Type-Options'], questions);
});
