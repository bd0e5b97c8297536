/**
 * Reads positions that were written down, whatever a reader or another program made of them.
 *
 * @param text JSON of pairs: an entry of the history, and its distance from the top in pixels
 */
export function parsePositions(text: string | null): Map<string, number> {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(pairs) ? pairs.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]);
}
