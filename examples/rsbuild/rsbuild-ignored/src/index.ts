export const minutes = (hours: number): number => hours * 60;
