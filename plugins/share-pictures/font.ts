import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { decompress } from 'wawoff2';

/** Latin and Simplified Chinese in one family, cut into a hundred files by characters. */
const FOLDER = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable/noto-sans-sc');

/** Units of the font's design: an advance of 1000 is as wide as the letters are high. */
export const UNITS = 1000;

export type Weight = 400 | 700;
interface Glyph {
  /** Its outline, with the origin on the baseline, in units of the font. */
  outline: string;
  advance: number;
}

export interface Typeface {
  glyph(character: string, weight: Weight): Glyph;
}

type Slice = { name: string; has(codePoint: number): boolean };

const ranges = JSON.parse(readFileSync(path.join(FOLDER, 'unicode.json'), 'utf8')) as Record<string, string>;
const slices: readonly Slice[] = Object.entries(ranges).map(([name, list]) => {
  const pairs = list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return {
    name: name.replace(/[[\]]/g, ''),
    has: (point) => pairs.some(([from, to]) => point >= from && point <= to),
  };
});

/**
 * Loads the parts of the font that texts need.
 *
 * @param texts each with the place it comes from, for the message
 * @throws where the font lacks a character: a picture would show an empty box in its place
 */
export async function loadTypeface(texts: readonly { place: string; text: string }[]): Promise<Typeface> {
  const sliceOf = new Map<string, Slice>();
  for (const { place, text } of texts) {
    for (const character of text) {
      if (sliceOf.has(character)) continue;
      const slice = slices.find(({ has }) => has(character.codePointAt(0) ?? 0));
      if (!slice) throw missing(character, place);
      sliceOf.set(character, slice);
    }
  }
  const fonts = new Map<string, Font>();
  for (const { name } of sliceOf.values()) if (!fonts.has(name)) fonts.set(name, await readSlice(name));
  const fontOf = (character: string) => fonts.get(sliceOf.get(character)?.name ?? '');
  for (const { place, text } of texts) {
    const lost = [...text].find((character) => !fontOf(character)?.charToGlyphIndex(character));
    if (lost) throw missing(lost, place);
  }

  const glyphs = new Map<string, Glyph>();
  return {
    glyph(character, weight) {
      const key = weight + character;
      const known = glyphs.get(key);
      if (known) return known;
      const font = fontOf(character);
      if (!font) throw missing(character, 'a share picture');
      font.variation?.set({ wght: weight });
      const drawn = font.charToGlyph(character).getPath(0, 0, UNITS, {}, font);
      const glyph = { outline: drawn.commands.map(pathStep).join(''), advance: font.getAdvanceWidth(character, UNITS) };
      glyphs.set(key, glyph);
      return glyph;
    },
  };
}

/** The font's own way to write a path loses digits of numbers that round to zero. */
function pathStep(step: PathCommand): string {
  const points = [
    [step.x1, step.y1],
    [step.x2, step.y2],
    [step.x, step.y],
  ];
  const numbers = points.flat().filter((number) => number !== undefined);
  return step.type + numbers.map(Math.round).join(' ');
}

async function readSlice(name: string): Promise<Font> {
  const bytes = await decompress(readFileSync(path.join(FOLDER, 'files', `noto-sans-sc-${name}-wght-normal.woff2`)));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), { lowMemory: true });
}

function missing(character: string, place: string): Error {
  const point = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return new Error(`${place}: the font of share pictures has no "${character}" (U+${point}). Word it otherwise.`);
}
