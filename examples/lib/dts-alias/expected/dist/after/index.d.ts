import type { Swatch } from './vendor/swatches.js';
export declare function accent(): Swatch;
