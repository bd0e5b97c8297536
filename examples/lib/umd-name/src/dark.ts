export const dark = (level: number): string => `hsl(0 0% ${level}%)`;
