import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Below this size, headers weigh more than what compression saves. */
const SMALLEST = 256;

/**
 * Brotli's highest, 11, saves 2 % more and takes three times as long. The scripts, styles and search documents that
 * many pages share use it; of pages and their own scripts there are many, and each reader fetches few.
 */
const qualityOf = (file: string) => (/\.(?:css|js|json)$/.test(file) && !/[\\/]async[\\/]/.test(file) ? 11 : 10);

/**
 * Writes `.br` and `.gz` beside each text file of a built site.
 *
 * @param root the folder of the built site
 * @returns the number of files that have compressed siblings
 */
export async function compressOutput(root: string): Promise<number> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => join(root, name))
    .filter((file) => statSync(file).size >= SMALLEST);
  const queue = [...files];
  // As many as the thread pool of Node has threads.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) await compressFile(file);
    }),
  );
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** The compressed siblings of a file, the smaller one first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the form in which a file travels.
 *
 * @param accepted the request's `Accept-Encoding`, if any
 * @param has whether there is a sibling with an ending
 * @returns the smallest form that the client takes, or undefined for the file as it is
 */
export function chooseEncoding(accepted: string | undefined, has: (ending: string) => boolean): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight] = /^\s*([a-z0-9*-]+)\s*(?:;\s*q=([0-9.]+))?\s*$/.exec(part) ?? [];
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find(({ name, ending }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0 && has(ending));
}
