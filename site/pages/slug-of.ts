/**
 * The id of a heading that states none, as Rspress makes it of the words: small letters, digits and hyphens.
 * Rspress does it by a list of all letters of the world, which every reader would fetch.
 */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
