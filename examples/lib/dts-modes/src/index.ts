import { unitsOf } from './units';
import type { Duration } from './duration';

export type { Duration } from './duration';

/**
 * Reads a duration.
 *
 * @param text - For example `1h 30m`.
 */
export function parse(text: string): Duration {
  const units = unitsOf(text);
  return { hours: units.h ?? 0, minutes: units.m ?? 0 };
}
