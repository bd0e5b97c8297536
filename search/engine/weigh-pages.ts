import type { Ranked } from './rank';

/** What all other sections of a page among the best add to each of them: a page that answers in many places answers better. */
const OTHERS_OF_PAGE = 0.16;
/** What the second, and each further section of a page counts, so that one page does not fill the list. */
const AGAIN = [1, 0.75, 0.5] as const;

/**
 * Weighs sections as parts of their pages, and lets other pages come before the third section of the same one.
 *
 * @param count how many of the best tell how well a page answers
 */
export function weighPages(ranked: readonly Ranked[], count: number): Ranked[] {
  const sums = new Map<number, number>();
  for (const { section, score } of ranked.slice(0, count))
    sums.set(section.first, (sums.get(section.first) ?? 0) + score);
  const weighed = ranked
    .map((one, index) => ({
      ...one,
      score: index < count ? one.score + OTHERS_OF_PAGE * ((sums.get(one.section.first) ?? 0) - one.score) : one.score,
    }))
    .sort((one, other) => other.score - one.score);
  const seen = new Map<number, number>();
  const spread = weighed.map((one) => {
    const before = seen.get(one.section.first) ?? 0;
    seen.set(one.section.first, before + 1);
    return { ...one, score: one.score * (AGAIN[Math.min(before, AGAIN.length - 1)] ?? 1) };
  });
  return spread.sort((one, other) => other.score - one.score);
}
