export const black = '#000000';

export function gray(level: number): string {
  return `hsl(0 0% ${level}%)`;
}
