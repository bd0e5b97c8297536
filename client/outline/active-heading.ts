/** A heading and its distance from the viewport's top, in pixels. */
export type HeadingPosition = { id: string; top: number };

export type ReadingPlace = {
  /** Where a heading lands after a jump: the distance below the fixed bars, in pixels. */
  line: number;
  /** The viewport's height in pixels. */
  height: number;
  /** Whether the page cannot scroll further down. */
  atEnd: boolean;
  /** The address's hash without `#`. */
  hash: string;
};

/** Rounding, and the margin that browsers add, in pixels. */
const TOLERANCE = 8;

/**
 * The last heading above the line. At the page's end, where the last headings can't reach the line, it is the one that
 * the address names, else the last one.
 *
 * @returns the heading's id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPosition[], place: ReadingPlace): string | undefined {
  const passed = headings.filter(({ top }) => top <= place.line + TOLERANCE).at(-1);
  if (!place.atEnd) return passed?.id;
  const below = headings.filter(({ top }) => top > place.line + TOLERANCE && top < place.height);
  const candidates = passed ? [...below, passed] : below;
  return (candidates.find(({ id }) => id === place.hash) ?? below.at(-1) ?? passed)?.id;
}
