export const celsius = (kelvin: number): number => kelvin - 273.15;
