export const limit: number = '10';
