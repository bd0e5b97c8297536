import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
const INDEXED = 3;

/** Where red, green and blue stand in the number of four bytes, on machines that put the lowest first. */
const BYTES = [0, 8, 16] as const;

/**
 * Writes opaque pixels as a PNG of 256 colours, which is half as large as one of all colours: the
 * most frequent colours as they are, the shades between them as the nearest of those.
 *
 * @param pixels four bytes a pixel: red, green, blue and an opacity that is not looked at
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexes } = quantize(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  // Each row begins with the name of its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colours = Buffer.from(palette.flatMap((colour) => BYTES.map((shift) => (colour >> shift) & 0xff)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function quantize(pixels: Uint8Array): { palette: number[]; indexes: Uint8Array } {
  // Most pixels are as the one before: numbers of four bytes are compared, and looked up only where they differ.
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const runs = runsOf(all);
  const counts = new Map<number, number>();
  for (const { colour, from, to } of runs) counts.set(colour, (counts.get(colour) ?? 0) + to - from);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = byCount.slice(0, COLOURS);
  const indexOf = new Map(byCount.map((colour, index) => [colour, index < COLOURS ? index : nearest(colour, palette)]));
  const indexes = new Uint8Array(all.length);
  for (const { colour, from, to } of runs) indexes.fill(indexOf.get(colour) ?? 0, from, to);
  return { palette, indexes };
}

type Run = { colour: number; from: number; to: number };

function runsOf(colours: Uint32Array): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let colour = colours[0] ?? 0;
  for (let at = 1; at <= colours.length; at++) {
    const next = colours[at];
    if (next === colour) continue;
    runs.push({ colour, from, to: at });
    from = at;
    colour = next ?? 0;
  }
  return runs;
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const red = (colour & 0xff) - (candidate & 0xff);
    const green = ((colour >> 8) & 0xff) - ((candidate >> 8) & 0xff);
    const blue = ((colour >> 16) & 0xff) - ((candidate >> 16) & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
