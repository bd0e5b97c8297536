export const liters = (gallons: number): number => gallons * 3.785;
