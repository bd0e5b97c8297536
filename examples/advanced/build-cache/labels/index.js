export const label = 'EUR';
