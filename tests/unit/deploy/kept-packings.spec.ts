import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import { compressOutput } from '../../../deploy/compress-output.ts';
import { prepareOutput } from '../../../deploy/prepare-output.ts';
import { writeSmallSite } from './small-site.ts';

/** A test that has a folder of its own. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-packings-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const OLD = 'old '.repeat(200);
const NEW = 'new '.repeat(200);

/** Writes a page, packs it, and tells what is kept of that: the packed files by their ending. */
async function keepPage(folder: string) {
  const [root, kept] = [join(folder, 'dist'), join(folder, 'kept')];
  const page = join(root, 'a.html');
  mkdirSync(root);
  writeFileSync(page, OLD);
  await compressOutput(root, kept);
  const nameOf = (ending: string) => readdirSync(kept).find((name) => name.endsWith(ending)) ?? '';
  return { root, kept, page, br: join(kept, nameOf('.br')), gz: join(kept, nameOf('.gz')) };
}

/** What readers get of a page, whatever their browser takes. */
const unpacked = (page: string) => [
  brotliDecompressSync(readFileSync(`${page}.br`)).toString(),
  gunzipSync(readFileSync(`${page}.gz`)).toString(),
];

test('what an earlier build has packed is taken for the same bytes alone, and what no file needs is given up', async ({
  folder,
}) => {
  const { root, kept, page, br } = await keepPage(folder);
  // The same text, packed otherwise than this build would.
  const own = brotliCompressSync(OLD, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(own).not.toEqual(readFileSync(br));
  writeFileSync(br, own);
  await compressOutput(root, kept);
  expect(readFileSync(`${page}.br`)).toEqual(own);

  writeFileSync(page, NEW);
  await compressOutput(root, kept);
  expect(unpacked(page)).toEqual([NEW, NEW]);
  expect(readdirSync(kept)).toHaveLength(2);
  expect(readdirSync(kept).map((name) => join(kept, name))).not.toContain(br);
});

for (const [how, damage] of [
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -3)],
  ['another text', (_: Buffer, ending: string) => (ending === '.br' ? brotliCompressSync : gzipSync)(NEW)],
  ['nothing packed', () => Buffer.from(OLD)],
  [
    'of a byte that changed',
    (bytes: Buffer) => bytes.map((byte, place) => (place === bytes.length >> 1 ? byte ^ 255 : byte)),
  ],
] as const) {
  test(`a kept file that is ${how} is packed anew, and kept anew`, async ({ folder }) => {
    const { root, kept, page, br, gz } = await keepPage(folder);
    const whole = [readFileSync(br), readFileSync(gz)];
    writeFileSync(br, damage(readFileSync(br), '.br'));
    writeFileSync(gz, damage(readFileSync(gz), '.gz'));
    await compressOutput(root, kept);
    expect(unpacked(page)).toEqual([OLD, OLD]);
    expect([readFileSync(br), readFileSync(gz)]).toEqual(whole);
  });
}

/** Every file below a folder, and what it holds. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** Prepares the small site for a base, as a build does. */
async function prepared(folder: string, base: string, kept?: string): Promise<Record<string, string>> {
  const output = join(folder, 'dist');
  writeSmallSite(output);
  const home = join(output, 'index.html');
  const canonical = `https://site.test${base}`;
  const script = `<script src="${base}static/js/index.0123456789.js"></script>`;
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace('https://site.test/', canonical).replace('<p>', `${script}<p>`),
  );
  await prepareOutput(output, join(folder, 'dist-hosts'), 'Contact: https://site.test/\n', kept);
  const files = readAll(folder);
  rmSync(folder, { recursive: true });
  return files;
}

test('[E-04] builds for one base after the other, over what the one before has kept, are what they are without', async ({
  folder,
}) => {
  const kept = join(folder, 'kept');
  for (const base of ['/', '/docs/', '/']) {
    const place = join(folder, 'site');
    const [over, alone] = [await prepared(place, base, kept), await prepared(place, base)];
    expect(over, base).toEqual(alone);
    const home = brotliDecompressSync(Buffer.from(over['dist/index.html.br'] ?? '', 'base64')).toString();
    expect(home).toContain(`"${base}static/js/`);
  }
});
