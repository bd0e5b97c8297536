export const limit: number = 'ten';
