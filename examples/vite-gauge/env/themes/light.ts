export const background = 'white';
