/** Neighbouring parts of a name, joined: some, but not all. */
export function subnamesOf(leaves: readonly string[]): string[] {
  return leaves.flatMap((_, from) =>
    leaves.slice(from + 1).flatMap((_, more) => {
      const isAll = from === 0 && more === leaves.length - 2;
      return isAll ? [] : [leaves.slice(from, from + more + 2).join('')];
    }),
  );
}
