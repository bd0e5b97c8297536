export const power = (value: number): number => value ** 2;
