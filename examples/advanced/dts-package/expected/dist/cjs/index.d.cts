import type { Rgb } from './rgb.cjs';
export type { Rgb } from './rgb.cjs';
/** Reads a color such as `#ff8800`. */
export declare function parseHex(hex: string): Rgb;
