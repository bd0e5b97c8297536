import type { Duration } from './duration.js';
export type { Duration } from './duration.js';
/**
 * Reads a duration.
 *
 * @param text - For example `1h 30m`.
 */
export declare function parse(text: string): Duration;
