import { fromFeet } from '@/units/metre';
export const fromYards = (yards) => fromFeet(yards * 3);
