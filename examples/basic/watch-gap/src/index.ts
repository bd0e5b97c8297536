export const edit: string = 'none';
