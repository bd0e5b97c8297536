import { fromFeet, type Meter } from '@/units/meter';

export const fromYards = (yards: number): Meter => fromFeet(yards * 3);
