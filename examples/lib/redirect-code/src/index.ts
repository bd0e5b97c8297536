import { round } from '@/round';
import { toMeters } from './units';
import type { Length } from '@/length';

export type { Length } from './length';

export function label(length: Length): string {
  return `${round(toMeters(length))} m`;
}
