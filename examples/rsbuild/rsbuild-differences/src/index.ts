export const seconds = (minutes: number): number => minutes * 60;
