import { type Metre } from './units/metre.js';
export declare const fromYards: (yards: number) => Metre;
