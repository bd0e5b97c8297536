export const settings: Record<string, string | undefined> = process.env;
