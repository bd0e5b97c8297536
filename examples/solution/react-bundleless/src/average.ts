export const average = (stars: number[]): string =>
  (stars.reduce((sum, star) => sum + star, 0) / stars.length).toFixed(1);
