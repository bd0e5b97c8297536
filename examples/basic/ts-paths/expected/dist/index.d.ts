import { type Meter } from './units/meter.js';
export declare const fromYards: (yards: number) => Meter;
