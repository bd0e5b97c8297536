export const storage = 'localStorage';
