import type { Seat } from './seat';

export function label({ row, letter }: Seat): string {
  return `${row}${letter}`;
}
