export const sizes: number[] = [26, 27.5, 29];
