/**
 * Marks elements of the shell whose content React leaves alone, so that others may change it. Its main element is one of
 * them, unless that is one application (`data-island=page`).
 */
export const UNMANAGED = 'data-unmanaged';

/**
 * A short mark of the shell, the parts of a page that React hydrates: the names of their elements, their texts and
 * comments, in document order. FNV-1a, with 32 bits.
 */
export function shellMark(parts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 1) hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 0x110000, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
