import type { Seat } from './seat.js';
export declare function label({ row, letter }: Seat): string;
