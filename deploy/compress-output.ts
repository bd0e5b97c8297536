import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|mjs|svg|txt|xml)$/;

/** In smaller files, compression saves less than its headers add. */
const SMALLEST = 256;

/**
 * Brotli 11 saves another 2 % but takes three times as long as 10. Shared scripts, styles and search documents are
 * worth it; pages and their scripts are not, since there are many and each reader fetches only a few.
 */
const qualityOf = (file: string) => (/\.(?:css|js|json)$/.test(file) && !/[\\/]async[\\/]/.test(file) ? 11 : 10);

/** Brotli files of earlier builds, named by a hash of what they contain. */
const CACHE = join(import.meta.dirname, '../node_modules/.cache/brotli');

/**
 * Writes `.br` and `.gz` siblings of all text files.
 *
 * @param root the folder of the built site
 * @param cache the folder for brotli files of earlier builds
 * @returns the number of compressed files
 */
export async function compressOutput(root: string, cache = CACHE): Promise<number> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => join(root, name))
    .filter((file) => statSync(file).size >= SMALLEST);
  await Promise.all(files.map((file) => compressFile(file, cache)));
  return files.length;
}

async function compressFile(file: string, cache: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await brotli(bytes, qualityOf(file), cache));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/**
 * Compresses files that a build names in messages (`shared/write-early.ts`), so that `compressOutput` finds them in the
 * cache. One at a time, since the build needs the other cores; what is left when it ends is left to `compressOutput`.
 */
export function compressEarly(build: ChildProcess, cache = CACHE): void {
  let last: Promise<unknown> = Promise.resolve();
  const compress = async (file: string) => {
    if (build.exitCode === null) await brotli(await readFile(file), qualityOf(file), cache);
  };
  build.on('message', (file: string) => {
    // Whatever cannot be read now is reported by the build or by compressOutput.
    if (COMPRESSIBLE.test(file)) last = last.then(() => compress(file)).catch(() => undefined);
  });
}

/** Compresses, or takes the result from the cache, if that can be read and is right. */
async function brotli(bytes: Buffer, quality: number, cache: string): Promise<Buffer> {
  const hash = createHash('sha256').update(`${process.versions.brotli} ${quality} `).update(bytes).digest('hex');
  const file = join(cache, hash);
  try {
    const cached = await readFile(file);
    if (brotliDecompressSync(cached).equals(bytes)) return cached;
  } catch {
    // Compressed below.
  }
  const compressed = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  await mkdir(cache, { recursive: true })
    .then(() => writeFile(file, compressed))
    .catch(() => undefined);
  return compressed;
}

/** The suffixes of compressed siblings, in order of preference. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the encoding of a response.
 *
 * @param accepted the request's `Accept-Encoding`, if any
 * @param has whether the file has a sibling with that suffix
 * @returns the preferred encoding that the client accepts, or undefined for none
 */
export function chooseEncoding(accepted: string | undefined, has: (ending: string) => boolean): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight] = /^\s*([a-z0-9*-]+)\s*(?:;\s*q=([0-9.]+))?\s*$/.exec(part) ?? [];
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find(({ name, ending }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0 && has(ending));
}
