import units, { inch } from './units.json';

export const inchesToMetres = (inches: number): number => inches * inch.factor;

export const milesToMetres = (miles: number): number => miles * units.mile.factor;
