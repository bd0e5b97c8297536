export const size = (box?: { size: number }): number | undefined => box?.size;
