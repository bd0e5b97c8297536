export function seconds(minutes: number): number {
  return minutes * 60;
}
