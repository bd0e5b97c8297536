/** The compressed siblings of a file, the smaller one first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the form in which a file travels.
 *
 * @param accepted the request's `Accept-Encoding`, if any
 * @param has whether there is a sibling with an ending
 * @returns the smallest form that the client takes, or undefined for the file as it is
 */
export function chooseEncoding(accepted: string | undefined, has: (ending: string) => boolean): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight] = /^\s*([a-z0-9*-]+)\s*(?:;\s*q=([0-9.]+))?\s*$/.exec(part) ?? [];
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find(({ name, ending }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0 && has(ending));
}
