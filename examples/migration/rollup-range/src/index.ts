import lodash from 'lodash';
import units from './units.json';

declare const __VERSION__: string;

export const version: string = __VERSION__;

/** The numbers from `from` to `to` in equal steps, with their unit. */
export function range(from: number, to?: number, unit: string = units.default): string[] {
  to ??= 10;
  return lodash.range(from, to).map((value) => `${value} ${unit}`);
}
