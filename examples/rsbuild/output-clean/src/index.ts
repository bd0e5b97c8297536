export const hex = (value: number): string => value.toString(16);
