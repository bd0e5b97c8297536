import { fromFeet } from '@/units/meter';
export const fromYards = (yards) => fromFeet(yards * 3);
