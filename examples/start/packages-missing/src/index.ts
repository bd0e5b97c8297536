export const brand = '#2f6feb';
