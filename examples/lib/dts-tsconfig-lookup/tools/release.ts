export const branch: string = 'main';
