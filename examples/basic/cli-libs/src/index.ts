export const toKelvin = (celsius: number): number => celsius + 273.15;
