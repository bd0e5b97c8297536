export const label = (text: string): string => `Time from ${text}`;
