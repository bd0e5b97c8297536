export const background = 'black';
