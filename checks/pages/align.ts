/** Items of two lists that belong together; one alone, where the other list has nothing for it. */
export type Aligned<T> = readonly [one: T | undefined, other: T | undefined];

/** What it costs that an item has no partner. */
const ALONE = 1;

/**
 * Puts two lists side by side so that what belongs together stands together.
 *
 * @param distance how much two items differ, from 0 for the same; two items that differ by more than 2 stand alone
 */
export function align<T>(
  ones: readonly T[],
  others: readonly T[],
  distance: (one: T, other: T) => number,
): Aligned<T>[] {
  // costs[i][j]: the least cost of aligning what follows i with what follows j.
  const costs = Array.from({ length: ones.length + 1 }, () => new Array<number>(others.length + 1).fill(0));
  const costAt = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const together = (i: number, j: number) => distance(ones[i] as T, others[j] as T) + costAt(i + 1, j + 1);
  for (let i = ones.length; i >= 0; i -= 1) {
    for (let j = others.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (!row || (i === ones.length && j === others.length)) continue;
      const both = i < ones.length && j < others.length ? together(i, j) : Number.POSITIVE_INFINITY;
      row[j] = Math.min(both, ALONE + costAt(i + 1, j), ALONE + costAt(i, j + 1));
    }
  }
  const aligned: Aligned<T>[] = [];
  let [i, j] = [0, 0];
  while (i < ones.length || j < others.length) {
    if (i < ones.length && j < others.length && costAt(i, j) === together(i, j)) aligned.push([ones[i++], others[j++]]);
    else if (i < ones.length && costAt(i, j) === ALONE + costAt(i + 1, j)) aligned.push([ones[i++], undefined]);
    else aligned.push([undefined, others[j++]]);
  }
  return aligned;
}
