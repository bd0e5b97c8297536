export const spokes = 32;
