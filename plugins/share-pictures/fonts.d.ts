/** What we use of packages that bring no types. */
declare module 'opentype.js' {
  export interface Font {
    variation?: { set(coordinates: Readonly<Record<string, number>>): void };
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    getAdvanceWidth(text: string, size: number): number;
  }
  export interface PathCommand {
    type: string;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export interface Glyph {
    getPath(x: number, y: number, size: number, options: object, font: Font): { commands: PathCommand[] };
  }
  const opentype: { parse(bytes: ArrayBufferLike, options?: { lowMemory?: boolean }): Font };
  export default opentype;
}

declare module 'wawoff2' {
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
