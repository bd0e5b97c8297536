import type { Inch } from './units/index.js';
export declare const spokeLength: (rim: Inch) => Inch;
export declare const catalogue: () => Promise<typeof import('./catalogue.js')>;
