export function toPixels(rem: number): number {
  return rem * 16;
}
