/**
 * Keeps what a function gave for the keys that were asked for last.
 *
 * @param most how many results are kept
 */
export function rememberLatest<Result>(most: number, compute: (key: string) => Result): (key: string) => Result {
  const kept = new Map<string, Result>();
  return (key) => {
    const result = kept.has(key) ? (kept.get(key) as Result) : compute(key);
    // A map keeps the order of insertion: the first key is the one that was asked for longest ago.
    kept.delete(key);
    kept.set(key, result);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return result;
  };
}
