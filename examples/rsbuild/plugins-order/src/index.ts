export const level = 'info';
