export const settings = { syntax: 'es2022' } as const;
