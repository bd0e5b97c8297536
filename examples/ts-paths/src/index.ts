import { fromFeet, type Metre } from '@/units/metre';

export const fromYards = (yards: number): Metre => fromFeet(yards * 3);
