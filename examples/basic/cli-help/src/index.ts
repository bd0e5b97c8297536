export const half = (size: number): number => size / 2;
