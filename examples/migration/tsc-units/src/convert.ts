import limits from './limits.json' with { type: 'json' };
import { Scale } from './scale.js';

export interface Reading {
  value: number;
  scale: Scale;
}

/** The reading on the other scale, not below absolute zero. */
export function convert({ value, scale }: Reading): Reading {
  // A half-known reading counts as zero.
  value ??= 0;
  return scale === Scale.Celsius
    ? { value: Math.max(value, limits.lowest) * 1.8 + 32, scale: Scale.Fahrenheit }
    : { value: Math.max((value - 32) / 1.8, limits.lowest), scale: Scale.Celsius };
}
