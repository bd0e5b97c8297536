/** The dimensions of the output explorer and their values, the default first. */
export const dimensions = {
  format: ['esm', 'cjs', 'umd', 'iife'],
  bundle: ['true', 'false'],
  dts: ['false', 'true', 'bundle'],
  autoExtension: ['true', 'false'],
  syntax: ['esnext', 'es2021', 'es2015'],
} as const;

export type Dimension = keyof typeof dimensions;

/** One value for each dimension. */
export type Choice = { [D in Dimension]: (typeof dimensions)[D][number] };

export const dimensionNames = Object.keys(dimensions) as Dimension[];

/** The key of a combination in the data: its values, in the order of the dimensions. */
export function keyOf(choice: Choice): string {
  return dimensionNames.map((dimension) => choice[dimension]).join('.');
}

/**
 * Reads a choice from a query string such as `format=cjs&bundle=false`.
 *
 * @param fallback used for dimensions that are missing or invalid
 */
export function readChoice(query: string, fallback: Choice = defaultChoice): Choice {
  const params = new URLSearchParams(query);
  return choiceOf((dimension) => {
    const value = params.get(dimension);
    const known = (dimensions[dimension] as readonly string[]).find((one) => one === value);
    return known ?? fallback[dimension];
  });
}

/**
 * Writes a choice into a query string and keeps its other parameters.
 *
 * @param preset the page's initial choice, which the query leaves out
 * @returns the query with its `?`, or an empty string
 */
export function writeChoice(choice: Choice, query: string, preset: Choice = defaultChoice): string {
  const params = new URLSearchParams(query);
  for (const dimension of dimensionNames) {
    if (choice[dimension] === preset[dimension]) params.delete(dimension);
    else params.set(dimension, choice[dimension]);
  }
  const written = params.toString();
  return written && `?${written}`;
}

function choiceOf(value: (dimension: Dimension) => string): Choice {
  return Object.fromEntries(dimensionNames.map((name) => [name, value(name)])) as Choice;
}

export const defaultChoice: Choice = choiceOf((dimension) => dimensions[dimension][0]);
