export const kelvin = (celsius: number) => celsius + 273.15;
