/** A heading and its distance from the top of the viewport, in pixels. */
export type HeadingPosition = { id: string; top: number };

export type ReadingPlace = {
  /** Where a heading lands after a jump: the height of the fixed bars, in pixels. */
  line: number;
  /** The viewport's height in pixels. */
  height: number;
  /** Whether the page cannot scroll further down. */
  atEnd: boolean;
  /** `location.hash` without the `#`. */
  hash: string;
};

/** For rounding and for margins added by browsers, in pixels. */
const TOLERANCE = 8;

/**
 * Finds the last heading above the line. At the end of the page, where the last headings can't reach the line, the
 * heading in the hash wins, else the last visible one.
 *
 * @returns its id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPosition[], place: ReadingPlace): string | undefined {
  const passed = headings.filter(({ top }) => top <= place.line + TOLERANCE).at(-1);
  if (!place.atEnd) return passed?.id;
  const below = headings.filter(({ top }) => top > place.line + TOLERANCE && top < place.height);
  const candidates = passed ? [...below, passed] : below;
  return (candidates.find(({ id }) => id === place.hash) ?? below.at(-1) ?? passed)?.id;
}
