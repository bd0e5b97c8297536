/** Gives the volume of a box in litres. */
export function litres(width: number, height: number, depth: number): number {
  return (width * height * depth) / 1000;
}
