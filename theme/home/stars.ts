/**
 * A star: its place in per cent of the sky, its size in rem, and how far it goes at most, in rem.
 * On a narrow screen the words take the whole width; stars that would stand in them are `wide` only.
 */
export type Star = { x: number; y: number; size: number; depth: number; wide?: true };

/** Placed by eye: few behind the words, more around the picture and at the edges. */
export const stars: readonly Star[] = [
  { x: 4, y: 24, size: 0.75, depth: 1.25, wide: true },
  { x: 7, y: 80, size: 0.5, depth: 0.75 },
  { x: 17, y: 12, size: 0.375, depth: 0.5 },
  { x: 29, y: 20, size: 0.5, depth: 0.75, wide: true },
  { x: 36, y: 88, size: 0.75, depth: 1 },
  { x: 44, y: 14, size: 0.375, depth: 0.5 },
  { x: 47, y: 42, size: 0.5, depth: 0.75, wide: true },
  { x: 55, y: 82, size: 0.375, depth: 0.5, wide: true },
  { x: 61, y: 20, size: 0.875, depth: 1.5 },
  { x: 71, y: 90, size: 0.5, depth: 0.75 },
  { x: 78, y: 11, size: 0.375, depth: 0.5 },
  { x: 88, y: 22, size: 0.5, depth: 1 },
  { x: 94, y: 62, size: 0.875, depth: 1.5 },
  { x: 97, y: 36, size: 0.375, depth: 0.5 },
];
