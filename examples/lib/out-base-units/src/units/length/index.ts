export function toMeters(feet: number): number {
  return feet * 0.3048;
}
