const EM = 1000;

type Box = { advance: number; left: number; bottom: number; right: number; top: number };
type Glyph = Box | { advance: number };

// Glyph 0 stands for missing characters.
const LETTER = 1;
const IDEOGRAPH = 2;
const SPACE = 3;
const NOTHING = 4;

const glyphs: Glyph[] = [
  { advance: 500 },
  { advance: 500, left: 50, bottom: 0, right: 450, top: 500 },
  { advance: 1000, left: 60, bottom: -80, right: 940, top: 780 },
  { advance: 250 },
  { advance: 0 },
];

/** Ranges of characters, by their last code point, and their glyphs. */
const characters: [until: number, glyph: number][] = [
  [0x20, SPACE],
  [0x9f, LETTER],
  [0xa0, SPACE],
  [0x200a, LETTER],
  [0x200f, NOTHING],
  [0x2e7f, LETTER],
  [0xd7ff, IDEOGRAPH],
  [0xf8ff, LETTER],
  [0xfaff, IDEOGRAPH],
  [0xfe0f, NOTHING],
  [0xffef, IDEOGRAPH],
  [0xffff, NOTHING],
  [0x10ffff, IDEOGRAPH],
];

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));

function outline(glyph: Glyph): Buffer {
  if (!('left' in glyph)) return Buffer.alloc(0);
  const { left, bottom, right, top } = glyph;
  const [width, height] = [right - left, top - bottom];
  const corners = [u16(left, 0, width, 0), u16(bottom, height, 0, -height)];
  // One contour of four on-curve points with 16-bit coordinates.
  const data = Buffer.concat([u16(1, left, bottom, right, top, 3, 0), Buffer.from([1, 1, 1, 1]), ...corners]);
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

function characterMap(): Buffer {
  const groups = characters.map(([until, glyph], index) => u32((characters[index - 1]?.[0] ?? -1) + 1, until, glyph));
  const format13 = [u16(13, 0), u32(16 + 12 * groups.length, 0, groups.length), ...groups];
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), ...format13]);
}

function tables(): Record<string, Buffer> {
  const outlines = glyphs.map(outline);
  const offsets = outlines.map((_, index) => Buffer.concat(outlines.slice(0, index)).length);
  const glyf = Buffer.concat(outlines);
  const [ascent, descent] = [800, -200];
  return {
    'OS/2': Buffer.concat([
      u16(4, 500, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      Buffer.alloc(10),
      u32(0, 0, 0, 0),
      Buffer.from('TEST'),
      u16(64, 0x20, 0xffff, ascent, descent, 0, ascent, -descent),
      u32(0, 0),
      u16(500, 700, 0, 0x20, 0),
    ]),
    cmap: characterMap(),
    glyf,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, EM),
      u32(0, 0, 0, 0),
      u16(0, -80, 1000, 780, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, descent, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ]),
    hmtx: Buffer.concat(glyphs.map((glyph) => u16(glyph.advance, 'left' in glyph ? glyph.left : 0))),
    loca: u32(...offsets, glyf.length),
    maxp: Buffer.concat([u32(0x10000), u16(glyphs.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000, 0), u16(0, 0), u32(1, 0, 0, 0, 0)]),
  };
}

/**
 * Makes a font whose glyphs are blocks, one width for Latin and twice that for Chinese, so that pages break lines and
 * look the same on every machine.
 *
 * @returns a TrueType file
 */
export function placeholderFont(): Buffer {
  const all = Object.entries(tables());
  let offset = 12 + 16 * all.length;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, table] of all) {
    // Browsers ignore the checksum.
    directory.push(Buffer.from(tag), u32(0, offset, table.length));
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([u32(0x10000), u16(all.length, 128, 3, all.length * 16 - 128), ...directory, ...bodies]);
}
