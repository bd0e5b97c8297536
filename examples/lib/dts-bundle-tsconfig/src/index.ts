/** Gives the volume of a box in liters. */
export function liters(width: number, height: number, depth: number): number {
  return (width * height * depth) / 1000;
}
