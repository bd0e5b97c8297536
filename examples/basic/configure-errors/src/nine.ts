export const limit = 9;
