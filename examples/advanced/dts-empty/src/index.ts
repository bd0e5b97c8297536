/** @internal */
export const kelvin = (celsius: number): number => celsius + 273.15;
