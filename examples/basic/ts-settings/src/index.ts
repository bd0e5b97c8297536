export const here = (): string => process.cwd();
