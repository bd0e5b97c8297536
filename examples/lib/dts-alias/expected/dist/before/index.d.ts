import type { Swatch } from 'swatches';
export declare function accent(): Swatch;
