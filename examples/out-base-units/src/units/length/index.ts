export function toMetres(feet: number): number {
  return feet * 0.3048;
}
