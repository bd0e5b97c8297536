/*! color-kit, MIT license */

/** Mixes two colors. */
export function mix(first: number[], second: number[]): number[] {
  // Half of each.
  return first.map((channel, index) => (channel + (second[index] ?? 0)) / 2);
}

/*#__PURE__*/ unused();

function unused(): void {}
