import type { Weight } from './weight';

export type { Weight } from './weight';

/** Adds weights up and gives the sum in grams. */
export function total(weights: Weight[]): number {
  return weights.reduce((sum, { amount, unit }) => sum + amount * (unit === 'kg' ? 1000 : 1), 0);
}
