import type { Seat } from './seat.cjs';
export declare function label({ row, letter }: Seat): string;
