export const double = (size: number): number => size * 2;
