export const rate = 1.1;
