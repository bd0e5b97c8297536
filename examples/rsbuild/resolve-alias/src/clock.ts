export const source = 'the system clock';
