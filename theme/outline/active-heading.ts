/** A heading and the distance of its top from the viewport's top, in pixels. */
export type HeadingPosition = { id: string; top: number };

export type ReadingPlace = {
  /** The line below the fixed bars, in pixels from the viewport's top, where a heading lands that was jumped to. */
  line: number;
  /** The viewport's height in pixels. */
  height: number;
  /** Whether the page cannot scroll further down. */
  atEnd: boolean;
  /** The id in the address's hash, without `#`. */
  hash: string;
};

/** Headings land on the line give or take rounding and the margin a browser adds, in pixels. */
const TOLERANCE = 8;

/**
 * The heading of the part that is being read: the last one above the line. At the page's end, where
 * the last parts can't come up to the line, it is the one that the address names, else the last one.
 *
 * @param headings the page's headings in their order
 * @returns the heading's id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPosition[], place: ReadingPlace): string | undefined {
  const passed = headings.filter(({ top }) => top <= place.line + TOLERANCE).at(-1);
  if (!place.atEnd) return passed?.id;
  const below = headings.filter(({ top }) => top > place.line + TOLERANCE && top < place.height);
  return (below.find(({ id }) => id === place.hash) ?? (passed?.id === place.hash ? passed : below.at(-1)) ?? passed)
    ?.id;
}
