import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { SCRIPT } from '../unit/deploy/small-site.ts';
import { onEveryHost } from './on-every-host.ts';

onEveryHost(({ name, root, send, fetchBytes }) => {
  test('files are sent as brotli, else gzip, else uncompressed', async () => {
    for (const [target, file] of [
      ['/', '/index.html'],
      [SCRIPT, SCRIPT],
      ['/guide/start/', '/guide/start/index.html'],
    ] as const) {
      const original = readFileSync(join(root(), file));
      for (const [accepted, encoding, unpack] of [
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const { headers, bytes } = await fetchBytes(target, { 'Accept-Encoding': accepted });
        expect(headers, `${target} ${accepted}`).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
        });
        expect(bytes.length).toBeLessThan(original.length / 2);
        expect(unpack(bytes)).toEqual(original);
      }
      for (const accepted of ['identity', 'gzip;q=0', 'br;q=0, gzip;q=0']) {
        const { headers, bytes } = await fetchBytes(target, { 'Accept-Encoding': accepted });
        expect(headers, `${target} ${accepted}`).not.toHaveProperty('content-encoding');
        expect(bytes).toEqual(original);
      }
    }
  });

  test('cached files revalidate with 304 in every encoding', async () => {
    for (const target of ['/', SCRIPT, '/logo.svg']) {
      for (const accepted of ['identity', 'gzip', 'br']) {
        const headers = { 'Accept-Encoding': accepted };
        const { etag = '' } = (await send(target, headers)).headers;
        expect(etag, target).toMatch(/^(?:W\/)?".+"$/);
        expect(await send(target, { ...headers, 'If-None-Match': etag }), target).toMatchObject({
          status: 304,
          body: '',
        });
        expect((await send(target, { ...headers, 'If-None-Match': '"other"' })).status, target).toBe(200);
      }
    }
  });

  test('conditional requests get 304 by weak comparison, with lists, `*` and dates', async () => {
    for (const target of ['/', SCRIPT, '/favicon.ico']) {
      const { etag = '', 'last-modified': changed = '' } = (await send(target)).headers;
      const opaque = etag.replace('W/', '');
      const early = new Date(Date.parse(changed) - 5000).toUTCString();
      const rows: [headers: Record<string, string>, status: number][] = [
        [{ 'If-None-Match': opaque }, 304],
        [{ 'If-None-Match': `W/${opaque}` }, 304],
        [{ 'If-None-Match': `"a", W/"b, c", ${etag}` }, 304],
        [{ 'If-None-Match': `${etag},"a"` }, 304],
        [{ 'If-None-Match': '*' }, 304],
        [{ 'If-None-Match': '"a", "b"' }, 200],
        [{ 'If-None-Match': '"a"', 'If-Modified-Since': changed }, 200],
        [{ 'If-None-Match': etag, 'If-Modified-Since': changed }, 304],
        [{ 'If-Modified-Since': changed }, 304],
        [{ 'If-Modified-Since': early }, 200],
        [{ 'If-Modified-Since': 'yesterday' }, 200],
        // Which nginx compares too, though a tag goes first.
        ...(name === 'own server' ? [[{ 'If-None-Match': etag, 'If-Modified-Since': early }, 304] as never] : []),
      ];
      for (const [headers, status] of rows) {
        const answer = await send(target, headers);
        expect(answer.status, `${target} ${JSON.stringify(headers)}`).toBe(status);
        if (status === 304) expect(answer, target).toMatchObject({ body: '', headers: { etag } });
      }
    }
  });

  test('a request for one state of a file gets 412 once the file has another, by strong comparison and date', async () => {
    for (const target of ['/', SCRIPT]) {
      const { etag = '', 'last-modified': changed = '' } = (await send(target)).headers;
      const early = new Date(Date.parse(changed) - 5000).toUTCString();
      const rows: [headers: Record<string, string>, status: number][] = [
        [{ 'If-Match': '*' }, 200],
        [{ 'If-Match': '"a", "b"' }, 412],
        [{ 'If-Match': etag }, etag.startsWith('W/') ? 412 : 200],
        [{ 'If-Match': '"a"', 'If-None-Match': etag }, 412],
        [{ 'If-Unmodified-Since': changed }, 200],
        [{ 'If-Unmodified-Since': early }, 412],
        // nginx takes it for a date that has passed.
        ...(name === 'own server' ? [[{ 'If-Unmodified-Since': 'yesterday' }, 200] as never] : []),
      ];
      for (const [headers, status] of rows) {
        const answer = await send(target, headers);
        expect(answer.status, `${target} ${JSON.stringify(headers)}`).toBe(status);
        if (status === 412) expect(answer.headers, target).toHaveProperty('content-security-policy');
      }
    }
  });

  test('a range is sent or ignored, and only sent if the file is the one that If-Range names', async () => {
    const { body, headers } = await send('/logo.svg');
    for (const [condition, mayBePart] of [
      [{}, true],
      [{ 'If-Range': '"other"' }, false],
      [{ 'If-Range': new Date(Date.parse(headers['last-modified'] ?? '') - 5000).toUTCString() }, false],
    ] as const) {
      const answer = await send('/logo.svg', { Range: 'bytes=1-3', ...condition });
      if (mayBePart && answer.status === 206) expect(answer.body).toBe(body.slice(1, 4));
      else expect(answer).toMatchObject({ status: 200, body });
    }
  });

  test('HEAD is GET without a body, and other methods are rejected', async () => {
    for (const target of ['/', '/nope', '/en', SCRIPT]) {
      const [got, head] = [await send(target), await send(target, {}, 'HEAD')];
      expect([head.status, head.body, head.headers.location], target).toEqual([got.status, '', got.headers.location]);
      expect(head.headers['cache-control'], target).toBe(got.headers['cache-control']);
    }
    for (const target of ['/', SCRIPT]) {
      const { status, headers } = await send(target, {}, 'POST');
      expect([status, headers.allow], target).toEqual([405, 'GET, HEAD']);
    }
  });
});
