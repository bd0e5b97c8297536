import { round } from '../../round.js';

export function toKilograms(pounds: number): number {
  return round(pounds * 0.45359237);
}
