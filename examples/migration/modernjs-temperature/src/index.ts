import { round } from './round';

export type Degrees = { celsius: number; fahrenheit: number };

export function fromCelsius(celsius: number, digits?: number): Degrees {
  return { celsius, fahrenheit: round(celsius * 1.8 + 32, digits ?? 1) };
}
