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
/** Readers look at the upper part of the viewport: a section counts from there on. A share of the viewport's height. */
const READING_SHARE = 1 / 3;

/**
 * Finds the last heading in the upper part of the viewport or above; at the end of the page, where the last headings
 * can't get that far up, the last visible one. The heading in the hash wins where a jump has just led to it, even if its
 * section is short.
 *
 * @returns its id, or undefined above the first heading
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { line, height, atEnd, hash }: ReadingPlace,
): string | undefined {
  const lowest = line + TOLERANCE;
  const target = headings.find(({ id }) => id === hash);
  if (target && target.top >= line - TOLERANCE && target.top <= (atEnd ? height : lowest)) return hash;
  const end = atEnd ? height : Math.max(lowest, height * READING_SHARE);
  return headings.filter(({ top }) => top <= end).at(-1)?.id;
}
