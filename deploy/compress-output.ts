import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Where the headers of an answer weigh more than what compression saves. */
const SMALLEST = 256;

/**
 * Brotli's highest, 11, saves 2 % more and takes three times as long. The scripts, styles and search documents that
 * many pages share have it; of pages and their own scripts there are many, and each reader fetches few.
 */
const qualityOf = (file: string) => (/\.(?:css|js|json)$/.test(file) && !/[\\/]async[\\/]/.test(file) ? 11 : 10);

const { brotli, zlib } = process.versions;

interface Packing {
  /** What the result depends on beside the file's bytes. */
  by: (file: string) => string;
  pack: (bytes: Buffer, file: string) => Promise<Buffer>;
  /** @throws where it is not whole */
  unpack: (packed: Buffer) => Promise<Buffer>;
}

/** By its ending: how a file is packed. */
const PACKINGS: Record<string, Packing> = {
  '.br': {
    by: (file) => `brotli ${brotli} ${qualityOf(file)}`,
    pack: (bytes, file) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
    unpack: promisify(brotliDecompress),
  },
  '.gz': {
    by: () => `zlib ${zlib} 9`,
    pack: (bytes) => promisify(gzip)(bytes, { level: 9 }),
    unpack: promisify(gunzip),
  },
};

/**
 * Writes `.br` and `.gz` beside each text file of a built site.
 *
 * @param root the folder of the built site
 * @param kept a folder of what an earlier build has packed, by the hash of what it was made of; afterwards it
 *   holds what this one has. What does not unpack to the very file is packed anew, and so is everything without it
 * @returns the number of files that have compressed siblings
 */
export async function compressOutput(root: string, kept?: string): Promise<number> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => join(root, name))
    .filter((file) => statSync(file).size >= SMALLEST);
  const queue = [...files];
  const used = new Set<string>();
  if (kept) mkdirSync(kept, { recursive: true });
  // As many as the thread pool of Node has threads.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) await compressFile(file, kept, used);
    }),
  );
  for (const name of kept ? readdirSync(kept) : []) if (kept && !used.has(name)) rmSync(join(kept, name));
  return files.length;
}

async function compressFile(file: string, kept: string | undefined, used: Set<string>): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, packing] of Object.entries(PACKINGS)) {
    const name = createHash('sha256').update(packing.by(file)).update(bytes).digest('hex') + ending;
    const earlier = kept ? await readKept(join(kept, name), bytes, packing) : undefined;
    const packed = earlier ?? (await packing.pack(bytes, file));
    await writeFile(file + ending, packed);
    used.add(name);
    if (kept && !earlier) await keep(join(kept, name), packed);
  }
}

/** What an earlier build has packed, if it is there and whole: readers would get it as it is. */
async function readKept(name: string, bytes: Buffer, { unpack }: Packing): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(name);
    return bytes.equals(await unpack(packed)) ? packed : undefined;
  } catch {
    return undefined;
  }
}

/** Renamed into place: a build that is stopped leaves no half file. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}
