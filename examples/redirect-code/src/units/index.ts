import type { Length } from '@/length';

export function toMetres({ feet }: Length): number {
  return feet * 0.3048;
}
