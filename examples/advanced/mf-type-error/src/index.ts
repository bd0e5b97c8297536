export const price: number = '9.99';
