export type Unit = 'meter' | 'inch' | 'mile';
export declare const toMeters: (value: number, unit: Unit) => number;
