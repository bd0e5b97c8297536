export const width = (box?: { width: number }): number => box?.width ?? 0;
