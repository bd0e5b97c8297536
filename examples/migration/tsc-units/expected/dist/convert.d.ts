import { Scale } from './scale.js';
export interface Reading {
    value: number;
    scale: Scale;
}
/** The reading on the other scale, not below absolute zero. */
export declare function convert({ value, scale }: Reading): Reading;
//# sourceMappingURL=convert.d.ts.map