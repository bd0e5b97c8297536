export function speed(kilometers: number, minutes: number): string {
  return ((kilometers / minutes) * 60).toFixed(1);
}
