export const sizes = [8, 12, 16];

export function double(size: number) {
  return size * 2;
}
