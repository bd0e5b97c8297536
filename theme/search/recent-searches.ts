/** How many searches are remembered. */
const LIMIT = 6;

/** Longer ones are pasted by accident, and would fill the list. */
const LONGEST = 100;

/**
 * Reads remembered searches.
 *
 * @param stored the text that the browser kept, whoever wrote it
 */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, LIMIT);
  } catch {
    return [];
  }
}

/** @returns the searches with one more, the newest first, without repetition */
export function withRecent(recent: readonly string[], query: string): string[] {
  const words = query.trim();
  if (words === '' || words.length > LONGEST) return [...recent];
  return [words, ...withoutRecent(recent, words)].slice(0, LIMIT);
}

export function withoutRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((one) => one !== query);
}
