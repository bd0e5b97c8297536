import { round } from './round.js';

export function toKelvin(celsius: number): number {
  return round(celsius + 273.15);
}
