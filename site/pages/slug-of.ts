/**
 * The id that Rspress derives from the text of a heading: lower-case letters, digits and hyphens.
 * Its own implementation contains a large table of letters, which every reader would download.
 */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
