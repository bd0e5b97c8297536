/** The factors to try for each weight, in this order. */
const FACTORS = [0.8, 1.25] as const;
/** Smaller gains are treated as noise. */
const LEAST_GAIN = 1e-4;

/**
 * Improves one weight at a time until no change helps or the rounds are used up.
 *
 * @param score higher is better
 * @param onStep called for each improvement
 */
export function coordinateSearch<Weights extends Record<string, number>>(
  start: Weights,
  score: (weights: Weights) => number,
  rounds: number,
  onStep: (name: string, value: number, score: number) => void = () => {},
): Weights {
  let best = start;
  let most = score(start);
  for (let round = 0; round < rounds; round++) {
    const before = most;
    for (const name of Object.keys(start)) {
      for (const factor of FACTORS) {
        const value = Number(((best[name] ?? 0) * factor).toPrecision(3));
        const tried = { ...best, [name]: value };
        const reached = score(tried);
        if (reached <= most + LEAST_GAIN) continue;
        [best, most] = [tried, reached];
        onStep(name, value, reached);
      }
    }
    if (most === before) break;
  }
  return best;
}
