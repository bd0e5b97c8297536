/** @internal */
export declare const kelvin: (celsius: number) => number;
