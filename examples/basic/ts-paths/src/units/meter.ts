export type Meter = number;

export const fromFeet = (feet: number): Meter => feet * 0.3048;
