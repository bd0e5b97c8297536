export const orOne = (count?: number): number => count ?? 1;
