export const source = 'the page clock';
