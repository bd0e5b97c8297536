import units, { inch } from './units.json';

export const inchesToMeters = (inches: number): number => inches * inch.factor;

export const milesToMeters = (miles: number): number => miles * units.mile.factor;
