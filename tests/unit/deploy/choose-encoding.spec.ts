import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
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

test('the smallest available encoding that the client accepts is chosen', () => {
  expect(choices.map(([accepted]) => [accepted, chooseEncoding(accepted, () => true)?.name])).toEqual(choices);
  expect(chooseEncoding('br, gzip', (ending) => ending === '.gz')?.name).toBe('gzip');
  expect(chooseEncoding('br, gzip', () => false)).toBeUndefined();
});

test('text files get compressed siblings; images and tiny files do not', async () => {
  const root = test.info().outputPath();
  const text = 'text '.repeat(200);
  for (const name of ['a.html', 'a.svg', 'a.png']) writeFileSync(join(root, name), text);
  writeFileSync(join(root, 'scrap.txt'), 'MIT');
  expect(await compressOutput(root)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(root, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(root, 'a.svg.gz'))).toString()).toBe(text);
  for (const name of ['a.png.gz', 'scrap.txt.br']) expect(existsSync(join(root, name)), name).toBe(false);
  expect(await compressOutput(root)).toBe(2);
});

test('an unchanged file is not compressed again; a cache that is wrong or unusable does no harm', async () => {
  const root = test.info().outputPath('site');
  const cache = test.info().outputPath('cache');
  const text = 'text '.repeat(200);
  mkdirSync(root);
  writeFileSync(join(root, 'a.html'), text);
  const compressed = async (folder = cache) => {
    await compressOutput(root, folder);
    return readFileSync(join(root, 'a.html.br'));
  };
  const first = await compressed();
  const [name = ''] = readdirSync(cache);
  const other = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(other.equals(first)).toBe(false);
  writeFileSync(join(cache, name), other);
  expect((await compressed()).equals(other)).toBe(true);
  for (const wrong of [brotliCompressSync('another text'), first.subarray(0, 9)]) {
    writeFileSync(join(cache, name), wrong);
    expect((await compressed()).equals(first)).toBe(true);
  }
  expect((await compressed(join(root, 'a.html'))).equals(first)).toBe(true);
});
