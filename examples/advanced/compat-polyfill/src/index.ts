export const newest = (versions: string[]): string | undefined => versions.at(-1);
