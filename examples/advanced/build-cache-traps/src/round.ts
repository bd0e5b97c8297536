export const round = (count: number): number => Math.round(count);
