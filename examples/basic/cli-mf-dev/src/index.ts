export const tint = (hex: string): string => `${hex}80`;
