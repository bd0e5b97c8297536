export const storage = 'memory';
