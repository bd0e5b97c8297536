import units from './units.json' with { type: 'json' };

export type Unit = 'metre' | 'inch' | 'mile';

const table: Record<Unit, { factor: number }> = units;

export const toMetres = (value: number, unit: Unit): number => value * table[unit].factor;
