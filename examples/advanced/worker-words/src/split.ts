export const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);
