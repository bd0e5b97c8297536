import type { Unit } from 'unit-core';

export function format(value: number, unit: Unit): string {
  return `${value * unit.factor} ${unit.symbol}`;
}
