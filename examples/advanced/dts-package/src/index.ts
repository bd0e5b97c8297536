import { channel } from './channel';
import type { Rgb } from './rgb';

export type { Rgb } from './rgb';

/** Reads a color such as `#ff8800`. */
export function parseHex(hex: string): Rgb {
  return { red: channel(hex, 0), green: channel(hex, 1), blue: channel(hex, 2) };
}
