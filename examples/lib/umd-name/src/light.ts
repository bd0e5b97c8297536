export const light = (level: number): string => `hsl(0 0% ${100 - level}%)`;
