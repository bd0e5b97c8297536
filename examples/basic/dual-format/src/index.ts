import { round } from './round.js';

/** Converts degrees Celsius to degrees Fahrenheit. */
export function toFahrenheit(celsius: number): number {
  return round(celsius * 1.8 + 32);
}
