import units from './units.json' with { type: 'json' };

export type Unit = 'meter' | 'inch' | 'mile';

const table: Record<Unit, { factor: number }> = units;

export const toMeters = (value: number, unit: Unit): number => value * table[unit].factor;
