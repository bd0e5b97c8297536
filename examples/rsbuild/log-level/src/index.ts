export const port = 80;
