export type Unit = 'metre' | 'inch' | 'mile';
export declare const toMetres: (value: number, unit: Unit) => number;
