export const title = (text: string): string => text.toUpperCase();
