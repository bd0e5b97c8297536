export type Metre = number;

export const fromFeet = (feet: number): Metre => feet * 0.3048;
