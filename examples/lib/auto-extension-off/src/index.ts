export function seconds(milliseconds: number): number {
  return milliseconds / 1000;
}
