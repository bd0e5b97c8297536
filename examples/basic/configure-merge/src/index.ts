export const paint = (wall: string): string => `${wall} in red`;
