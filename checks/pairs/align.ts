/** What it costs to leave an item without a counterpart. */
const ALONE = 1;

/**
 * Puts two lists side by side, with the least total distance.
 *
 * @param distance how much two items differ: 0 if they are the same; more than 2 keeps them apart
 * @returns pairs of items; one of them is undefined if the other list has no counterpart
 */
export function align<T>(
  ones: readonly T[],
  others: readonly T[],
  distance: (one: T, other: T) => number,
): (readonly [one: T | undefined, other: T | undefined])[] {
  // costs[i][j] is the least cost of aligning the items from i with those from j.
  const costs = Array.from({ length: ones.length + 1 }, () => new Array<number>(others.length + 1).fill(0));
  const costAt = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const together = (i: number, j: number) =>
    i < ones.length && j < others.length
      ? distance(ones[i] as T, others[j] as T) + costAt(i + 1, j + 1)
      : Number.POSITIVE_INFINITY;
  for (let i = ones.length; i >= 0; i -= 1) {
    for (let j = others.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (!row || (i === ones.length && j === others.length)) continue;
      row[j] = Math.min(together(i, j), ALONE + costAt(i + 1, j), ALONE + costAt(i, j + 1));
    }
  }
  const aligned: (readonly [T | undefined, T | undefined])[] = [];
  let [i, j] = [0, 0];
  while (i < ones.length || j < others.length) {
    if (costAt(i, j) === together(i, j)) aligned.push([ones[i++], others[j++]]);
    else if (costAt(i, j) === ALONE + costAt(i + 1, j)) aligned.push([ones[i++], undefined]);
    else aligned.push([undefined, others[j++]]);
  }
  return aligned;
}
