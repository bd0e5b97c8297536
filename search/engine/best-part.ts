/** So many of the best sections are looked at twice, or this share of all: more pages have more that are alike. */
const LEAST = 24;
const SHARE = 0.04;

/**
 * How many of the best sections tell how well pages answer; the others keep their order.
 *
 * @param sections how many there are to find
 */
export function bestPart(sections: number): number {
  return Math.max(LEAST, Math.round(sections * SHARE));
}
