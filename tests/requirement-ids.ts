import requirements from './requirements.json' with { type: 'json' };

/** A bracket of requirement ids in a test's title: `[R-01]`, `[R-01, N-02]`. */
const BRACKET = /\[([A-Z]-\d\d(?:,\s*[A-Z]-\d\d)*)\]/g;

/** The ids of all requirements, in order. */
export const allIds: readonly string[] = Object.keys(requirements);

/** The short subject of each requirement. */
export const subjects: Readonly<Record<string, string>> = requirements;

/**
 * Reads the requirement ids in a test's title, or in the source of a test file.
 *
 * @returns the ids in order, with repetitions
 */
export function idsIn(text: string): string[] {
  return [...text.matchAll(BRACKET)].flatMap(([, ids = '']) => ids.split(/,\s*/));
}
