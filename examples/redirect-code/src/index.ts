import { round } from '@/round';
import { toMetres } from './units';
import type { Length } from '@/length';

export type { Length } from './length';

export function label(length: Length): string {
  return `${round(toMetres(length))} m`;
}
