import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { chooseEncoding, compressOutput } from '../../../deploy/compress-output.ts';

const choices: [accepted: string | undefined, chosen: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000', undefined],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['brotli', undefined],
];

test('the smallest form that the client takes is chosen, of those that there are', () => {
  expect(choices.map(([accepted]) => [accepted, chooseEncoding(accepted, () => true)?.name])).toEqual(choices);
  expect(chooseEncoding('br, gzip', (ending) => ending === '.gz')?.name).toBe('gzip');
  expect(chooseEncoding('br, gzip', () => false)).toBeUndefined();
});

test('texts get compressed siblings, pictures and scraps do not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compress-'));
  const text = 'text '.repeat(200);
  for (const name of ['a.html', 'a.svg', 'a.png']) writeFileSync(join(root, name), text);
  writeFileSync(join(root, 'scrap.txt'), 'MIT');
  expect(await compressOutput(root)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(root, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(root, 'a.svg.gz'))).toString()).toBe(text);
  for (const name of ['a.png.gz', 'scrap.txt.br']) expect(existsSync(join(root, name)), name).toBe(false);
  expect(await compressOutput(root)).toBe(2);
  rmSync(root, { recursive: true });
});
