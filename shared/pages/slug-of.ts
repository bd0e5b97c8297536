/**
 * The id that Rspress derives from a heading. Rspress's own implementation contains a large Unicode table, which every
 * reader would download.
 */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
