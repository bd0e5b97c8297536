import type { Length } from '@/length';

export function toMeters({ feet }: Length): number {
  return feet * 0.3048;
}
