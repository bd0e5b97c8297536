declare const UNITS: string[];

export const isUnit = (name: string): boolean => UNITS.includes(name);
