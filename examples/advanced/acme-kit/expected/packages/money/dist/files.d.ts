import type { Money } from './index.js';
/** Reads a price list: a JSON object of names and amounts. */
export declare function readPrices(file: string | URL): Promise<Record<string, Money>>;
